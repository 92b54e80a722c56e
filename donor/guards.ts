import { redirect, type MiddlewareFunction } from 'react-router'
import { NOT_NOW } from '../shared/messages/notices'
import { unknownGuard } from '../shared/messages/systemMessages'
import { NOTICE_TIME, showToast } from './toasts/toasts'
import type { UserStatus } from './generated/graphql'
import { loginPath } from './loginPath'
import type { CurrentUser } from './session/currentUserStore'
import { refreshSession } from './session/session'

// Entering one, and leaving again without ever having entered one.
const OPEN_WITHOUT_PROFILE = /^\/(?:signup\/profile(?:\/.*)?|withdrawal)$/

const guards = {
  /** Public pages never redirect. */
  public: async () => undefined,

  /** Pages of the sign-up and sign-in: somebody signed in goes to my page. */
  guest: async () => {
    const { status } = await refreshSession()
    if (status === 'user') throw toMyPage()
  },

  /** A guest signs in and comes back; somebody without a profile enters it first. */
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

/** The middleware of a layout, by its name: public, guest or auth. */
export function routeGuard(name: string): MiddlewareFunction {
  if (!isGuard(name)) throw new Error(unknownGuard(name))
  return guards[name]
}

/** True once the personal data were entered. */
export const hasProfile = (user: CurrentUser): boolean => user.Profile.RegistrationDateOfService !== null

/** A page of a step: whoever is not at one of `statuses` is led to my page. Throws a redirect. */
export function requireStatus(user: CurrentUser, ...statuses: UserStatus[]): void {
  if (!statuses.includes(user.Profile.UserStatus)) throw notYet()
}

/** The redirect to my page of who is not there yet, or past it, with the sentence that says so; throw it. */
export const notYet = (reason = NOT_NOW): Response => toMyPage(reason)

/** The redirect to my page; throw it. Without a reason nothing is said: it goes without saying. */
export function toMyPage(reason = ''): Response {
  if (reason) showToast(reason, NOTICE_TIME)
  return redirect('/mypage')
}
