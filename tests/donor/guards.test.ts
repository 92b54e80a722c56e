import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserStatus } from '../../shared/generated/schema'
import { routeGuard } from '../../donor/frame/guards'
import { requireStatus } from '../../donor/ground/page/standing'
import { currentTokens } from '../../donor/ground/session/amplifySession'
import {
  forgetCurrentUser,
  keepCurrentUser,
  type CurrentUser,
} from '../../donor/ground/session/currentUserStore'
import { person as somebody } from './person'
import { poolSaysSignedIn } from './signedIn'

const person = (UserStatus: UserStatus, RegistrationDateOfService: string | null) =>
  somebody({ UserStatus, RegistrationDateOfService })

const signIn = (user: CurrentUser) => {
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', user.Id)
  poolSaysSignedIn()
  keepCurrentUser(user)
}

/** Where somebody who opens `path` arrives, on a page that stands behind the guard. */
async function arrivesAt(guard: string, path: string, loader = () => null): Promise<string> {
  const page = { loader: () => null, element: null }
  const router = createMemoryRouter(
    [
      { middleware: [routeGuard(guard)], children: [{ path, element: null, loader }] },
      { path: '*', ...page },
    ],
    { initialEntries: ['/elsewhere'], getContext: () => new RouterContextProvider() },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  await router.navigate(`${path}?a=1`)
  const { pathname, search } = router.state.location
  router.dispose()
  return pathname + search
}

beforeEach(() => {
  localStorage.clear()
  forgetCurrentUser()
})

describe('guards', () => {
  it('leads a guest from a signed-in page to the sign-in, which knows the way back', async () => {
    expect(await arrivesAt('auth', '/mypage')).toBe('/login?redirect=%2Fmypage%3Fa%3D1')
  })

  it('leads somebody whose tokens the pool no longer takes to the sign-in', async () => {
    signIn(person('Registration', '2026-11-01'))
    vi.mocked(currentTokens).mockResolvedValue(null)
    expect(await arrivesAt('auth', '/mypage')).toBe('/login?redirect=%2Fmypage%3Fa%3D1')
  })

  it('leads somebody signed in from a guest page to my page', async () => {
    signIn(person('Registration', '2026-11-01'))
    expect(await arrivesAt('guest', '/login')).toBe('/mypage')
  })

  it('leaves a guest on a guest page', async () => {
    expect(await arrivesAt('guest', '/login')).toBe('/login?a=1')
  })

  it('leads somebody without a profile to the profile, and leaves her there', async () => {
    signIn(person('Registration', null))
    expect(await arrivesAt('auth', '/mypage')).toBe('/signup/profile')
    expect(await arrivesAt('auth', '/signup/profile/confirm')).toBe('/signup/profile/confirm?a=1')
  })

  it('opens a signed-in page to somebody with a profile', async () => {
    signIn(person('Registration', '2026-11-01'))
    expect(await arrivesAt('auth', '/mypage')).toBe('/mypage?a=1')
  })

  it('never redirects from a public page', async () => {
    expect(await arrivesAt('public', '/terms')).toBe('/terms?a=1')
    signIn(person('Registration', null))
    expect(await arrivesAt('public', '/terms')).toBe('/terms?a=1')
  })

  it('refuses a guard that nobody wrote', () => {
    expect(() => routeGuard('member')).toThrow('未定義のルートガードです：member')
    expect(() => routeGuard('toString')).toThrow('未定義のルートガードです：toString')
  })
})

describe('pages of a step', () => {
  it('lets in who has reached the step, and leads the others to my page', async () => {
    const waiting = person('WaitingGuidance', '2026-11-01')
    signIn(waiting)
    const open = (...statuses: UserStatus[]) =>
      arrivesAt('auth', '/signup/schedule_reservation', () => {
        requireStatus(waiting, ...statuses)
        return null
      })
    expect(await open('WaitingGuidance', 'Guidance')).toBe('/signup/schedule_reservation?a=1')
    expect(await open('Guidance')).toBe('/mypage')
  })
})
