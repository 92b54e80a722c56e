import {
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
  type MetaDescriptor,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { PublicTexts } from '../shared/config'
import { NOT_NOW } from '../shared/messages/notices'
import { documentTitle } from '../shared/messages/pages/pageText'
import { publicPages } from '../shared/messages/pages/publicPages'
import { unknownGuard } from '../shared/messages/systemMessages'
import type { UserStatus } from './generated/graphql'
import social from './illustrations/social.png?url&no-inline'
import { currentUser, type CurrentUser } from './session/currentUserStore'
import { refreshSession } from './session/session'
import { NOTICE_TIME, showToast } from './toasts/toasts'

// Pages for entering a profile, or leaving without one.
const OPEN_WITHOUT_PROFILE = /^\/(?:signup\/profile(?:\/.*)?|withdrawal)$/

/** The person, if the guard had to load them for this very page. */
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
    const { loadCurrentUser } = await import('./currentUser/currentUser')
    const before = currentUser()
    const user = await loadCurrentUser()
    if (user !== before) context.set(loadedByGuard, user)
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

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type RootData = { texts: PublicTexts; origin: string }

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'texts' in data

/** Null if the page failed early. */
function rootOf(matches: Matches): RootData | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return isRootData(root) ? root : null
}

export function textsOf(matches: Matches): PublicTexts {
  const root = rootOf(matches)
  if (!root) throw new Error('No root data')
  return root.texts
}

/** Empty if the page failed early. */
export const originOf = (matches: Matches): string => rootOf(matches)?.origin ?? ''

/** For search engines and link previews. */
export function publicMeta(
  matches: Matches,
  path: keyof ReturnType<typeof publicPages>,
  title = publicTitle(matches, path),
): MetaDescriptor[] {
  const texts = textsOf(matches)
  const origin = originOf(matches)
  const { description } = publicPages(texts)[path]
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ja_JP' },
    { property: 'og:site_name', content: texts.serviceName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:image', content: `${origin}${social}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function publicTitle(matches: Matches, path: keyof ReturnType<typeof publicPages>): string {
  const texts = textsOf(matches)
  return documentTitle(publicPages(texts)[path].h1, texts.serviceName)
}

/** ログイン｜なかつぐ. Not for search engines. */
export function privateMeta(matches: Matches, h1: string): MetaDescriptor[] {
  return [{ title: documentTitle(h1, textsOf(matches).serviceName) }, { name: 'robots', content: 'noindex' }]
}

/** Permanent (2) prevails. */
export function suspensionOf({ Profile }: CurrentUser): 'temporary' | 'permanent' | null {
  if (Profile.SuspensionStatus2) return 'permanent'
  return Profile.SuspensionStatus1 ? 'temporary' : null
}

/** @throws a redirect to my page while suspended */
export function requireActive(user: CurrentUser): void {
  if (suspensionOf(user)) throw toMyPage()
}

/** For loaders that call the server: closing a modal must not need the network. */
export const skipOnHashChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.hash === nextUrl.hash ||
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search !== nextUrl.search)
