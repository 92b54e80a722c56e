import { redirect, type MiddlewareFunction } from 'react-router'
import { NOT_NOW } from '../shared/messages/notices'
import { unknownGuard } from '../shared/messages/systemMessages'
import type { UserStatus } from './generated/graphql'
import type { CurrentUser } from './session/currentUserStore'
import { refreshSession } from './session/session'
import { NOTICE_TIME, showToast } from './toasts/toasts'

// Pages for entering a profile, or leaving without one.
const OPEN_WITHOUT_PROFILE = /^\/(?:signup\/profile(?:\/.*)?|withdrawal)$/

const guards = {
  public: async () => undefined,

  /** A signed-in person goes to my page. */
  guest: async () => {
    const { status } = await refreshSession()
    if (status === 'user') throw toMyPage()
  },

  /** A guest signs in and returns; a person without a profile enters it first. */
  auth: async ({ request }: { request: Request }) => {
    const { status } = await refreshSession()
    if (status !== 'user') throw redirect(loginPath(request.url))
    const { loadCurrentUser } = await import('./currentUser/currentUser')
    const user = await loadCurrentUser()
    const { pathname } = new URL(request.url)
    if (!hasProfile(user) && !OPEN_WITHOUT_PROFILE.test(pathname)) throw redirect('/signup/profile')
  },
} satisfies Record<string, MiddlewareFunction>

const isGuard = (name: string): name is keyof typeof guards => Object.hasOwn(guards, name)

/** public, guest or auth. */
export function routeGuard(name: string): MiddlewareFunction {
  if (!isGuard(name)) throw new Error(unknownGuard(name))
  return guards[name]
}

export const hasProfile = (user: CurrentUser): boolean => user.Profile.RegistrationDateOfService !== null

/** @throws a redirect to my page unless the person has one of `statuses` */
export function requireStatus(user: CurrentUser, ...statuses: UserStatus[]): void {
  if (!statuses.includes(user.Profile.UserStatus)) throw notAvailableYet()
}

/** For throwing. */
export const notAvailableYet = (reason = NOT_NOW): Response => toMyPage(reason)

/** For throwing. */
export function toMyPage(reason = ''): Response {
  if (reason) showToast(reason, NOTICE_TIME)
  return redirect('/mypage')
}

/** `/login?redirect=/mypage` */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}
