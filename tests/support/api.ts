import type { TestDocuments } from '../generated/documents'
import type { TestServer } from './testServer'

export type ApiError = {
  message: string
  path?: readonly unknown[]
  extensions: { code: string; fields?: Record<string, string> }
}
export type ApiAnswer<T = Record<string, unknown>> = { status: number; data?: T | null; errors?: ApiError[] }

/** A document that fits the contract; `npm run codegen` finds it in the test that sends it. */
export type Document = keyof TestDocuments
export type DataOf<Q extends Document> = TestDocuments[Q]['data']
/** The names are those of the document; the values are free, for the server judges them. */
export type VariablesOf<Q extends Document> = { [name in keyof TestDocuments[Q]['variables']]?: unknown }

/** Why staff of the tests read what they read; a test about purposes sends its own. */
export const SAYS_WHY = { 'x-purpose': 'inquiry' }

/** POST /graphql as a client sends it. */
export const callApi = <Q extends Document>(
  server: Pick<TestServer, 'url'>,
  token: string | null,
  query: Q,
  variables?: VariablesOf<Q>,
): Promise<ApiAnswer<DataOf<Q>>> => sendApi(server, token, query, variables)

/** The same for a document that is put together by the test, or wrong on purpose. */
export async function sendApi<T = Record<string, unknown>>(
  server: Pick<TestServer, 'url'>,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Readonly<Record<string, string>> = SAYS_WHY,
): Promise<ApiAnswer<T>> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}), ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Omit<ApiAnswer<T>, 'status'>
  return { status: response.status, ...body }
}

/** The code of the first error, or null when the call succeeded. */
export const codeOf = (answer: ApiAnswer<unknown>): string | null =>
  answer.errors?.[0]?.extensions.code ?? null

/** True where an operation was reached: the document fitted, and the caller was let in. */
export const isLetIn = ({ errors: [error] = [] }: ApiAnswer<unknown>): boolean =>
  !error || (error.path !== undefined && !['FORBIDDEN', 'UNAUTHENTICATED'].includes(error.extensions.code))
