import { createDataProvider } from '../../../admin/ground/dataProvider/createDataProvider'
import { resourceLoaders } from '../../../admin/start/resources'
import { createGraphQLClient } from '../../../admin/ground/dataProvider/createGraphQLClient'

export type ApiCall = {
  operationName: string
  variables: Record<string, unknown>
  authorization: string | null
}
export type ApiAnswer = { data?: unknown; errors?: unknown[]; status?: number }

/** The data provider on an API that answers as told, with every call it got. */
export function fakeApi(
  answer: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer>,
  options: { signedOut?: boolean } = {},
) {
  const calls: ApiCall[] = []
  const send: typeof fetch = async (_input, init) => {
    if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError')
    const { operationName, variables } = JSON.parse(String(init?.body))
    const call = { operationName, variables, authorization: new Headers(init?.headers).get('authorization') }
    calls.push(call)
    const { status = 200, ...body } = await answer(call)
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/graphql-response+json' },
    })
  }
  const client = createGraphQLClient({
    endpoint: 'http://localhost/graphql',
    getAccessToken: async () => (options.signedOut ? null : 'token'),
    fetch: send,
  })
  return { calls, client, dataProvider: createDataProvider(client, resourceLoaders, () => '2026-11-21') }
}

/** A refusal as the API words it. */
export const refusal = (
  code: string,
  message: string,
  fields?: Record<string, string>,
  status = 200,
): ApiAnswer => ({
  data: null,
  errors: [{ message, path: ['x'], extensions: { code, ...(fields ? { fields } : {}) } }],
  status,
})
