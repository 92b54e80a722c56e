import type { TypedDocumentString } from '../generated/graphql'
import { isRecord } from './isRecord'

/** A written-out document; its type knows the variables and the answer. */
type Document<Data, Variables> = Pick<TypedDocumentString<Data, Variables>, '__apiType' | 'toString'>
type Call = { context?: { fetchOptions?: { signal?: AbortSignal } } }
type Options = { endpoint: string; getAccessToken: () => Promise<string | null>; fetch?: typeof fetch }

/** What ra-data-graphql calls of Apollo's client, and all the console needs. */
export type GraphQLClient = {
  query<Data, Variables>(
    call: { query: Document<Data, Variables>; variables?: Variables } & Call,
  ): Promise<{ data: Data }>
  mutate<Data, Variables>(
    call: { mutation: Document<Data, Variables>; variables?: Variables } & Call,
  ): Promise<{ data: Data }>
}

/** A call that failed, with the fields by which ra-data-graphql tells a refusal from a lost connection. */
class CallError extends Error {
  override name = 'CallError'
  constructor(
    message: string,
    readonly graphQLErrors: readonly unknown[],
    readonly networkError?: { message: string; statusCode?: number },
  ) {
    super(message)
  }
}

const lost = (message: string, statusCode?: number) => new CallError(message, [], { message, statusCode })

/**
 * The console's only way to the API: a typed document is posted, and what is refused is thrown. Nothing is cached
 * here: react-admin keeps what is on the screen. Apollo's client would be 45 kB more for the same.
 */
export function createGraphQLClient({
  endpoint,
  getAccessToken,
  fetch: send = fetch,
}: Options): GraphQLClient {
  async function call<Data, Variables>(
    document: Document<Data, Variables>,
    variables: Variables | undefined,
    { context }: Call,
  ): Promise<{ data: Data }> {
    const token = await getAccessToken().catch((failure: unknown) => {
      throw lost(String(failure))
    })
    // Read like the server's own 401.
    if (!token) throw lost('Nobody is signed in', 401)
    const body = JSON.stringify({
      query: String(document),
      operationName: operationName(document),
      variables,
    })
    const response = await send(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body,
      signal: context?.fetchOptions?.signal,
    }).catch((failure: unknown) => {
      throw lost(String(failure))
    })
    return readAnswer<Data>(response)
  }
  return {
    query: ({ query, variables, ...rest }) => call(query, variables, rest),
    mutate: ({ mutation, variables, ...rest }) => call(mutation, variables, rest),
  }
}

/** A refusal is 401 or 400 over HTTP and still says in GraphQL why. The shape of `data` is the document's promise. */
async function readAnswer<Data>(response: Response): Promise<{ data: Data }> {
  const answer: unknown = await response.json().catch(() => null)
  if (!isRecord(answer)) throw lost(`The API answered ${response.status}`, response.status)
  if (Array.isArray(answer.errors) && answer.errors.length > 0)
    throw new CallError('The API refused the call', answer.errors)
  if (!response.ok) throw lost(`The API answered ${response.status}`, response.status)
  return { data: answer.data as Data }
}

/** `query UserList(…) {` → UserList: how the log and the developer's tools name the call. */
const operationName = (document: { toString(): string }) => /^\s*\w+\s+(\w+)/.exec(String(document))?.[1]
