import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createAuthProvider } from '../../admin/ground/auth/createAuthProvider'
import { createSession } from '../../admin/ground/auth/createSession'
import { mayDo } from '../../admin/ground/auth/mayDo'
import { keepCodes } from '../../admin/ground/lock/deviceLock'
import { IDLE_MS, noteTouch } from '../../admin/ground/lock/idleTime'
import { fakeApi, refusal, type ApiAnswer } from './support/fakeApi'

const CLIENT = 'client'
const somebodySignedIn = () =>
  localStorage.setItem(`console.CognitoIdentityServiceProvider.${CLIENT}.LastAuthUser`, 'somebody')
const signIn = () => {
  const claims = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600 })).toString('base64url')
  for (const token of ['accessToken', 'idToken'])
    localStorage.setItem(
      `console.CognitoIdentityServiceProvider.${CLIENT}.somebody.${token}`,
      `x.${claims}.y`,
    )
}

function provider(answer: ApiAnswer) {
  const { client, calls } = fakeApi(() => answer)
  const session = createSession({ userPoolId: 'ap-northeast-1_Embedded1', userPoolClientId: CLIENT })
  return { authProvider: createAuthProvider(session, client, new QueryClient()), session, calls }
}
const administrator = (Role: string) => ({
  data: {
    getAdministrator: {
      Id: '1',
      Name: '山田 あや',
      Email: 'admin@example.com',
      Role,
      Roles: [Role],
      ProfileCreatedAt: '2026-11-01T00:00:00.000Z',
      __typename: 'AdministratorProfile',
    },
  },
})

beforeEach(() => {
  somebodySignedIn()
  noteTouch(Date.now())
})
afterEach(() => localStorage.clear())

describe('the access check', () => {
  it('lets staff in, and asks the API once', async () => {
    const { authProvider, calls } = provider(administrator('Support'))
    await authProvider.checkAuth({})
    expect(await authProvider.getIdentity?.()).toEqual({
      id: '1',
      fullName: '山田 あや',
      role: 'サポート担当',
    })
    expect(await authProvider.getPermissions?.({})).toEqual(['Support'])
    expect(calls).toHaveLength(1)
  })

  it('keeps out who is not staff', async () => {
    const { authProvider } = provider({ data: { getAdministrator: null } })
    await expect(authProvider.checkAuth({})).rejects.toThrow('このアカウントでは管理画面を利用できません。')
  })

  it('keeps out who is not signed in, without a call', async () => {
    localStorage.clear()
    const { authProvider, calls } = provider(administrator('Administrator'))
    await expect(authProvider.checkAuth({})).rejects.toThrow('Nobody is signed in')
    expect(calls).toEqual([])
  })

  it('lets nobody into a window that was left alone, without a call', async () => {
    localStorage.removeItem('console.lastTouchAt')
    noteTouch(Date.now() - IDLE_MS)
    const { authProvider, calls } = provider(administrator('Administrator'))
    await expect(authProvider.checkAuth({})).rejects.toThrow('しばらく操作がなかったため')
    expect(calls).toEqual([])
    keepCodes({
      device: 'd',
      username: 'somebody',
      salt: '',
      session: { seal: {}, openedBy: { pin: '' } },
    })
    await expect(authProvider.checkAuth({}), 'which locks by itself').resolves.toBeUndefined()
  })

  it('passes a failure of the API on as what it is', async () => {
    const { authProvider } = provider(refusal('INTERNAL', 'サーバーでエラーが起きました。'))
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ status: 500 })
  })
})

describe('a failed call', () => {
  it('that was refused signs nobody out', async () => {
    const { authProvider } = provider(administrator('Support'))
    await expect(authProvider.checkError({ status: 403 })).resolves.toBeUndefined()
  })

  it('of a session that ended signs out, and only once', async () => {
    const { authProvider } = provider(administrator('Support'))
    await expect(authProvider.checkError({ status: 401 })).rejects.toBeInstanceOf(Error)
    await authProvider.logout({})
    await expect(authProvider.checkError({ status: 401 })).rejects.toEqual({
      logoutUser: false,
      message: false,
    })
  })
})

describe('signing out', () => {
  it('gives up what the page still asks for before the pool hears of it, and says nothing', async () => {
    const { client } = fakeApi(() => administrator('Support'))
    const session = createSession({ userPoolId: 'ap-northeast-1_Embedded1', userPoolClientId: CLIENT })
    const queryClient = new QueryClient()
    const happened: string[] = []
    const observer = new QueryObserver(queryClient, {
      queryKey: ['list'],
      retry: false,
      queryFn: ({ signal }) =>
        new Promise((_answer, reject) => {
          signal.addEventListener('abort', () => {
            happened.push('aborted')
            reject(signal.reason)
          })
        }),
    })
    const leave = observer.subscribe(({ status }) => happened.push(status))
    const { loadPool } = session
    const watched = { ...session, loadPool: () => (happened.push('pool'), loadPool()) }
    await createAuthProvider(watched, client, queryClient).logout({})
    expect(happened.filter((event) => event !== 'pending')).toEqual(['aborted', 'pool'])
    expect(session.username()).toBeNull()
    leave()
  })

  it('lets no request begin whose token ends under way', async () => {
    const { client } = fakeApi(() => administrator('Support'))
    const session = createSession({ userPoolId: 'ap-northeast-1_Embedded1', userPoolClientId: CLIENT })
    let meanwhile: unknown = 'not asked'
    const { loadPool } = session
    const watched = {
      ...session,
      loadPool: async () => {
        meanwhile = [session.username(), await session.getAccessToken()]
        return loadPool()
      },
    }
    signIn()
    expect(await session.getAccessToken()).not.toBeNull()
    await createAuthProvider(watched, client, new QueryClient()).logout({})
    expect(meanwhile).toEqual([null, null])
  })
})

describe('support staff', () => {
  it.each([
    ['list', true],
    ['show', true],
    ['edit', false],
    ['delete', false],
    ['export', false],
  ])('%s: %s', (action, allowed) => {
    expect(mayDo(['Support'], action, 'users')).toBe(allowed)
    expect(mayDo(['Administrator'], action, 'users')).toBe(true)
  })
})

describe('a sign-out', () => {
  const noted = (calls: { operationName: string }[]) =>
    calls.filter(({ operationName }) => operationName === 'CreateLogoutActivity').length

  it('is noted while the session is good', async () => {
    signIn()
    const { authProvider, calls } = provider(administrator('Support'))
    await authProvider.logout({})
    expect(noted(calls)).toBe(1)
  })

  it('is not, when the session had ended', async () => {
    signIn()
    const { authProvider, calls } = provider(administrator('Support'))
    await authProvider.checkError({ status: 401 }).catch(() => undefined)
    await authProvider.logout({})
    expect(noted(calls)).toBe(0)
  })
})
