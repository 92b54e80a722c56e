import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client/core'

/** Thrown before a call is made when nobody is signed in any more; read like the server's own 401. */
class SignedOutError extends Error {
  readonly statusCode = 401
}

type Options = { endpoint: string; getAccessToken: () => Promise<string | null>; fetch?: typeof fetch }

/** The console's only way to the API. Nothing is cached here: react-admin keeps what is on the screen. */
export function createGraphQLClient({ endpoint, getAccessToken, fetch: send = fetch }: Options) {
  const authorizedFetch: typeof fetch = async (input, init) => {
    const token = await getAccessToken()
    if (!token) throw new SignedOutError()
    const headers = new Headers(init?.headers)
    headers.set('authorization', token)
    return withReadableErrors(await send(input, { ...init, headers }))
  }
  return new ApolloClient({
    link: new HttpLink({ uri: endpoint, fetch: authorizedFetch }),
    cache: new InMemoryCache(),
    queryDeduplication: false,
    defaultOptions: {
      query: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  })
}

/** A refusal is 401 or 400 over HTTP and still says in GraphQL why; Apollo reads that only from a 200. */
async function withReadableErrors(response: Response): Promise<Response> {
  if (response.ok || !response.headers.get('content-type')?.includes('json')) return response
  return new Response(await response.text(), { status: 200, headers: { 'content-type': 'application/json' } })
}

export type GraphQLClient = ReturnType<typeof createGraphQLClient>
