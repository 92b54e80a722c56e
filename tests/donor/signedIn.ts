import { onTestFinished, vi } from 'vitest'
import * as amplifySession from '../../donor/ground/session/amplifySession'
import {
  forgetCurrentUser,
  keepCurrentUser,
  type CurrentUser,
} from '../../donor/ground/session/currentUserStore'
import { refreshSession } from '../../donor/ground/session/session'

/** One for all files: the app reads it once, and a worker loads the app once. */
export const CONFIG = {
  graphqlEndpoint: 'https://donor.example/graphql',
  region: 'ap-northeast-1',
  userPoolId: 'ap-northeast-1_x',
  userPoolClientId: 'client',
  identityPoolId: 'ap-northeast-1:x',
  consoleUrl: 'https://console.example/admin/',
  userPoolEndpoint: 'https://donor.example/identity/',
}

type Answer = object | Promise<object>
type Sent = { operation: string; variables: unknown }

/** What the API refuses, as an answer of `signIn`. */
export const refusal = (code: string, message: string, fields?: Record<string, string>) => ({
  data: null,
  errors: [{ message, extensions: { code, ...(fields ? { fields } : {}) } }],
})

/** The pool knows of a sign-in, until the end of the test; then nobody is signed in. */
export function poolSaysSignedIn(): void {
  vi.spyOn(amplifySession, 'currentTokens').mockResolvedValue({ accessToken: 'token', userId: 'user-1' })
  vi.spyOn(amplifySession, 'clearTokens').mockResolvedValue()
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    localStorage.clear()
    forgetCurrentUser()
    await refreshSession()
  })
}

/**
 * Signs `user` in and answers every call to the API by the
 * name of its operation, every other address by `elsewhere`. Returns the operations in the order they came.
 */
export async function signIn(
  user: CurrentUser,
  answers: Record<string, (variables: unknown) => Answer> = {},
  elsewhere: (url: string, init?: RequestInit) => Promise<Response> = async () =>
    new Response('', { status: 404 }),
): Promise<Sent[]> {
  const sent: Sent[] = []
  poolSaysSignedIn()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/config.json') return Response.json(CONFIG)
    if (url !== CONFIG.graphqlEndpoint) return elsewhere(url, init)
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: unknown }
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    sent.push({ operation, variables })
    const answer = answers[operation]
    if (operation === 'CurrentUser' && !answer) return Response.json({ data: { getUser: user } })
    if (!answer) throw new Error(`No answer for ${operation}`)
    const body = await answer(variables)
    return Response.json('errors' in body ? body : { data: body })
  })
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', user.Id)
  await refreshSession()
  keepCurrentUser(user)
  return sent
}
