import type { MiddlewareFunction } from 'react-router'

/** What is shown to somebody signing in or signed in is kept by no cache. */
export const withoutStore: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('cache-control', 'no-store')
  return response
}
