import type { TypedDocumentString } from '../../generated/graphql'
import { isRecord } from '../../../shared/facts/isRecord'
import { keepOffer } from './undoOffers'

type Document<Data, Variables> = Pick<TypedDocumentString<Data, Variables>, '__apiType' | 'toString'>
/** `token`: for a call made while signed out. */
type Call = { context?: { token?: string; fetchOptions?: { signal?: AbortSignal } } }
type Options = {
  endpoint: string
  getAccessToken: () => Promise<string | null>
  /** Called with the `Date` header of each answer. */
  noteTime?: (date: string | null) => void
  fetch?: typeof fetch
}

/** The part of Apollo's client that ra-data-graphql calls. */
export type GraphQLClient = {
  query<Data, Variables>(
    call: { query: Document<Data, Variables>; variables?: Variables } & Call,
  ): Promise<{ data: Data }>
  mutate<Data, Variables>(
    call: { mutation: Document<Data, Variables>; variables?: Variables } & Call,
  ): Promise<{ data: Data }>
}

/** Has the fields by which ra-data-graphql tells a refusal from a lost connection. */
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

/** Posts a typed document and throws refusals. It has no cache, because react-admin has one. */
export function createGraphQLClient({
  endpoint,
  getAccessToken,
  noteTime,
  fetch: send = fetch,
}: Options): GraphQLClient {
  async function call<Data, Variables>(
    document: Document<Data, Variables>,
    variables: Variables | undefined,
    { context }: Call,
  ): Promise<{ data: Data }> {
    const readToken = async () => {
      const token =
        context?.token ??
        (await getAccessToken().catch((failure: unknown) => {
          throw lost(String(failure))
        }))
      // Treated like the server's 401.
      if (!token) throw lost('Nobody is signed in', 401)
      return token
    }
    const body = JSON.stringify({
      query: String(document),
      operationName: operationName(document),
      variables,
      ...(isMutation(document) && { extensions: { undo: true } }),
    })
    const signal = context?.fetchOptions?.signal
    const post = async (purpose: Record<string, string>) => {
      const authorization = await readToken()
      const headers = { 'content-type': 'application/json', authorization, ...purpose }
      const once = async () => {
        const response = await send(endpoint, { method: 'POST', headers, body, signal }).catch(
          (failure: unknown) => {
            throw lost(String(failure))
          },
        )
        noteTime?.(response.headers.get('date'))
        return response
      }
      const response = await once()
      const seconds = secondsToWait(response)
      if (seconds === null) return readAnswer<Data>(response)
      await new Promise((done) => setTimeout(done, seconds * 1000))
      return readAnswer<Data>(await once())
    }
    const purposes = await import('../purpose/purposes').catch((failure: unknown) => {
      throw lost(String(failure))
    })
    try {
      return await post(purposes.purposeHeaders(String(document), variables))
    } catch (failure) {
      // The server has run nothing: the call is sent again with the answer.
      const given = await purposes.answerTo(failure, String(document), variables, signal)
      if (!given) throw failure
      return post(given)
    }
  }
  return {
    query: ({ query, variables, ...rest }) => call(query, variables, rest),
    mutate: ({ mutation, variables, ...rest }) => call(mutation, variables, rest),
  }
}

/** Of a caller with too many calls, of which the server has run nothing; null where it names no wait. */
function secondsToWait({ status, headers }: Response): number | null {
  const named = headers.get('retry-after')
  return status === 429 && named !== null && /^\d+$/.test(named) ? Number(named) : null
}

/** A refusal (HTTP 400 or 401) also carries a GraphQL error. The document's type describes `data`. */
async function readAnswer<Data>(response: Response): Promise<{ data: Data }> {
  const answer: unknown = await response.json().catch(() => null)
  if (!isRecord(answer)) throw lost(`The API answered ${response.status}`, response.status)
  if (Array.isArray(answer.errors) && answer.errors.length > 0)
    throw new CallError('The API refused the call', answer.errors)
  if (!response.ok) throw lost(`The API answered ${response.status}`, response.status)
  keepOffer(answer.data, answer.extensions)
  return { data: answer.data as Data }
}

const isMutation = (document: { toString(): string }) => /^\s*mutation\b/.test(String(document))

/** `query UserList(…) {` → UserList */
const operationName = (document: { toString(): string }) => /^\s*\w+\s+(\w+)/.exec(String(document))?.[1]
