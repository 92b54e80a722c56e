import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CreateLogoutActivityDocument } from '../../donor/generated/graphql'
import { request } from '../../donor/ground/graphql/request'
import * as clientConfig from '../../donor/ground/session/clientConfig'
import * as amplifySession from '../../donor/ground/session/amplifySession'
import type { Tokens } from '../../donor/ground/session/amplifySession'
import { currentUser, keepCurrentUser } from '../../donor/ground/session/currentUserStore'
import {
  currentSession,
  followOtherTab,
  onSessionMoved,
  refreshSession,
  type SessionMove,
} from '../../donor/ground/session/session'
import { person } from './person'
import { CONFIG } from './signedIn'

const pool = {
  answer: async (): Promise<Tokens | null> => null,
  cleared: 0,
}

const signIn = async (tokens: Tokens = { accessToken: 'token', userId: 'user-1' }) => {
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', tokens.userId)
  pool.answer = async () => tokens
  await refreshSession()
}

/** The API answers with `body`; returns the requests it was sent. */
function apiAnswers(body: unknown, status = 200): RequestInit[] {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/config.json') return Response.json(CONFIG)
    if (init) sent.push(init)
    return Response.json(body, { status })
  })
  return sent
}

const refusal = (extensions: object, message = 'ことわりの文です。') => ({
  data: null,
  errors: [{ message, extensions }],
})

beforeEach(() => {
  localStorage.clear()
  pool.cleared = 0
  pool.answer = async () => null
  vi.spyOn(amplifySession, 'currentTokens').mockImplementation(() => pool.answer())
  vi.spyOn(amplifySession, 'clearTokens').mockImplementation(async () => {
    pool.cleared += 1
    localStorage.clear()
  })
})
// The session outlives its file: the next one shares the modules.
afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await refreshSession()
})

describe('a request', () => {
  it('goes out with the access token and comes back with its data', async () => {
    await signIn()
    const sent = apiAnswers({ data: { createLogoutActivity: { success: true } } })
    expect(await request(CreateLogoutActivityDocument)).toEqual({ createLogoutActivity: { success: true } })
    expect(sent[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token' } })
    expect(String(sent[0]?.body)).toContain('mutation CreateLogoutActivity')
  })

  it('rejects with the code, the sentence and the messages of fields', async () => {
    await signIn()
    apiAnswers(refusal({ code: 'BAD_USER_INPUT', fields: { Tel: '電話番号は必須です' } }))
    await expect(request(CreateLogoutActivityDocument)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'BAD_USER_INPUT',
      message: 'ことわりの文です。',
      fields: { Tel: '電話番号は必須です' },
    })
  })

  it('never shows the English of an error without a code', async () => {
    await signIn()
    apiAnswers(refusal({}, 'Cannot query field "x" on type "Query".'), 400)
    await expect(request(CreateLogoutActivityDocument)).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'サーバーでエラーが起きました。時間をおいて、もう一度お試しください。',
    })
  })

  it.each([
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of somebody else', async () => new Response('<html>', { status: 502 })],
    ['an answer of another kind', async () => Response.json({ hello: 'world' })],
  ])('calls %s a failed connection', async (_, answer) => {
    await signIn()
    vi.stubGlobal('fetch', async (url: string) => (url === '/config.json' ? Response.json(CONFIG) : answer()))
    await expect(request(CreateLogoutActivityDocument)).rejects.toMatchObject({
      name: 'NetworkError',
      message: '通信できませんでした。接続を確認して、もう一度お試しください。',
    })
  })

  it('rejects with the reason of its abortion', async () => {
    await signIn()
    const gone = new AbortController()
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/config.json') return Response.json(CONFIG)
      gone.abort(new Error('left the page'))
      throw gone.signal.reason
    })
    await expect(request(CreateLogoutActivityDocument, {}, gone.signal)).rejects.toThrow('left the page')
  })

  it('ends the session when the server does not know the token any more', async () => {
    await signIn()
    const moved = vi.fn<(reason: SessionMove) => void>()
    const stop = onSessionMoved(moved)
    apiAnswers(refusal({ code: 'UNAUTHENTICATED' }))
    await expect(request(CreateLogoutActivityDocument)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    stop()
    expect(pool.cleared).toBe(1)
    expect(currentSession().status).toBe('guest')
    expect(moved.mock.calls).toEqual([['refused']])
  })
})

describe('the session', () => {
  it('ends with what was carried from the trial check, which stays for a guest and over the sign-in', async () => {
    sessionStorage.setItem('carried-trial', '{}')
    await refreshSession()
    await signIn()
    expect(sessionStorage.getItem('carried-trial')).toBe('{}')
    localStorage.clear()
    expect((await refreshSession()).status).toBe('guest')
    expect(sessionStorage.getItem('carried-trial')).toBeNull()
  })

  it('ends with the renewal of credentials that waits: nothing of it is kept or asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const config = vi.spyOn(clientConfig, 'pageConfig').mockReturnValue(CONFIG)
    const claims = btoa(JSON.stringify({ sub: 'user-1', exp: Date.now() / 1000 + 3600 }))
    const comes = () => {
      localStorage.setItem('CognitoIdentityServiceProvider.client.user-1.accessToken', `.${claims}.`)
      return signIn()
    }
    const isRenewed = async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      return sessionStorage.getItem('credentials-renewed') !== null
    }
    try {
      await comes()
      localStorage.clear()
      expect((await refreshSession()).status).toBe('guest')
      expect(await isRenewed()).toBe(false)
      expect(amplifySession.currentTokens).not.toHaveBeenCalled()
      // Whoever stays has them renewed.
      await comes()
      expect(await isRenewed()).toBe(true)
    } finally {
      vi.useRealTimers()
      config.mockRestore()
    }
  })

  it('asks the pool nothing where nobody has signed in', async () => {
    const asked = vi.fn<() => Promise<null>>(async () => null)
    pool.answer = asked
    expect((await refreshSession()).status).toBe('guest')
    expect(asked).not.toHaveBeenCalled()
  })

  it('stays when the pool cannot be reached', async () => {
    await signIn()
    pool.answer = () => Promise.reject(new Error('Network error'))
    expect((await refreshSession()).status).toBe('user')
  })

  it('ends with the one of another tab, and says so once', async () => {
    await signIn()
    const moved = vi.fn<(reason: SessionMove) => void>()
    const stop = onSessionMoved(moved)
    localStorage.clear()
    await followOtherTab()
    await followOtherTab()
    stop()
    expect(currentSession().status).toBe('guest')
    expect(moved.mock.calls).toEqual([['elsewhere']])
  })

  it('follows another tab to somebody else, whose pages are not those of the one before', async () => {
    await signIn()
    keepCurrentUser(person({}))
    const moved = vi.fn<(reason: SessionMove) => void>()
    const stop = onSessionMoved(moved)
    pool.answer = async () => ({ accessToken: 'other', userId: 'user-2' })
    await followOtherTab()
    stop()
    expect(currentSession().status).toBe('user')
    expect(currentUser()).toBeNull()
    expect(moved.mock.calls).toEqual([['elsewhere']])
  })
})
