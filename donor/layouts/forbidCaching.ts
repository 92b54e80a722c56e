import type { MiddlewareFunction } from 'react-router'

export const forbidCaching: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('cache-control', 'no-store')
  return response
}
