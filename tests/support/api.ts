import type { TestServer } from './testServer'

export type ApiError = { message: string; extensions: { code: string; fields?: Record<string, string> } }
export type ApiAnswer<T = Record<string, unknown>> = { status: number; data?: T | null; errors?: ApiError[] }

/** POST /graphql as a client sends it. */
export async function callApi<T = Record<string, unknown>>(
  server: Pick<TestServer, 'url'>,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<ApiAnswer<T>> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Omit<ApiAnswer<T>, 'status'>
  return { status: response.status, ...body }
}

/** The code of the first error, or null when the call succeeded. */
export const codeOf = (answer: ApiAnswer<unknown>): string | null =>
  answer.errors?.[0]?.extensions.code ?? null
