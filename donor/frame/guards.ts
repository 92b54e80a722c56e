import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { unknownGuard } from '../../shared/words/program/systemMessages'
import { hasProfile, toMyPage } from '../ground/page/standing'
import { currentUser, type CurrentUser } from '../ground/session/currentUserStore'
import { refreshSession } from '../ground/session/session'

// Pages for entering a profile, or leaving without one.
const OPEN_WITHOUT_PROFILE = /^\/(?:signup\/profile(?:\/.*)?|withdrawal)$/

/** The person, if the guard had to load them for this page. */
export const loadedByGuard = createContext<CurrentUser | null>(null)

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

const guards = {
  public: async () => undefined,

  /** A signed-in person goes to my page. */
  guest: async () => {
    const { status } = await refreshSession()
    if (status === 'user') throw toMyPage()
  },

  /** A guest signs in and returns; a person without a profile enters it first. */
  auth: async ({ request, context }: Asked) => {
    const { status } = await refreshSession()
    if (status !== 'user') throw redirect(loginPath(request.url))
    const { loadCurrentUser } = await import('../ground/currentUser/currentUser')
    const before = currentUser()
    const user = await loadCurrentUser()
    if (user !== before) context.set(loadedByGuard, user)
    const { pathname } = new URL(request.url)
    if (!hasProfile(user) && !OPEN_WITHOUT_PROFILE.test(pathname)) throw redirect('/signup/profile')
  },
} satisfies Record<string, MiddlewareFunction>

const isGuard = (name: string): name is keyof typeof guards => Object.hasOwn(guards, name)

export function routeGuard(name: string): MiddlewareFunction {
  if (!isGuard(name)) throw new Error(unknownGuard(name))
  return guards[name]
}

/** `/login?redirect=/mypage` */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}
