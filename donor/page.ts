import { useSyncExternalStore } from 'react'
import {
  redirect,
  useRouteLoaderData,
  type MetaDescriptor,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { PublicTexts } from '../shared/config'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../shared/dates'
import { NOT_NOW } from '../shared/messages/notices'
import type { DayHours } from '../shared/openState'
import { documentTitle } from '../shared/messages/pages/pageText'
import { publicPages } from '../shared/messages/pages/publicPages'
import type { UserStatus } from '../shared/generated/schema'
import { factsOf, visitAt, type Visit } from '../shared/visit'
import social from './illustrations/social.png?url&no-inline'
import type { loader } from './root'
import { currentUser, subscribeToCurrentUser, type CurrentUser } from './session/currentUserStore'
import { NOTICE_TIME, showToast } from './toasts/toasts'

const useRootData = () => useRouteLoaderData<typeof loader>('root')

/** Also on error pages. */
export function useTexts(): PublicTexts {
  const texts = useRootData()?.texts
  if (!texts) throw new Error('No root data')
  return texts
}

/** The donation room's hours from the day on which the page was loaded; null if it failed early. */
export const useRoom = (): readonly DayHours[] | null => useRootData()?.room ?? null

/** Whether the signed-in person may come to the donation room now. */
export function useVisit(): Visit {
  return visitOf(useSignedInUser(), useNow(), useRoom())
}

export const visitOf = (
  { Profile, Suspension }: CurrentUser,
  now: Date,
  room: readonly DayHours[] | null,
): Visit => visitAt(factsOf(Profile, Suspension?.Until ?? null), now, room)

/** Undefined if the page failed early. */
export const useClientConfig = () => useRootData()?.config

/** Null unless the server rendered this page for one request, such as a failed one. */
export function useRequestId(): string | null {
  return useRootData()?.requestId ?? null
}

/** The build of this page; null in development. */
export function useBuildId(): string | null {
  return useRootData()?.buildId ?? null
}

/** The server's clock, so that a wrong device clock does not matter; noon of its day until the API has answered. */
export function useNow(): Date {
  const today = useRootData()?.today
  return serverTime() ?? new Date(today ? startOfJapaneseDate(today).getTime() + NOON : 0)
}

const NOON = 12 * 3_600_000

const serverTime = () => told && new Date(told.time + performance.now() - told.at)

let told: { time: number; at: number } | null = null

/** @param date the `Date` header of an uncached answer */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) told = { time, at: performance.now() }
}

export function useToday(): JapaneseDate {
  return japaneseDateOf(useNow())
}

/** Signed-in pages use `useSignedInUser`. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToCurrentUser, currentUser, () => null)
}

/** The layout loads the person first. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (!user) throw new Error('Nobody is signed in')
  return user
}

export const hasProfile = (user: CurrentUser): boolean => user.Profile.RegistrationDateOfService !== null

/** @throws a redirect to my page unless the person has one of `statuses` */
export function requireStatus(user: CurrentUser, ...statuses: UserStatus[]): void {
  if (!statuses.includes(user.Profile.UserStatus)) throw notAvailableYet()
}

export const notAvailableYet = (reason = NOT_NOW): Response => toMyPage(reason)

export function toMyPage(reason = ''): Response {
  if (reason) showToast(reason, NOTICE_TIME)
  return redirect('/mypage')
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

type Meta = (page: { matches: Matches }) => MetaDescriptor[]
type PublicPath = keyof ReturnType<typeof publicPages>

/** For search engines and link previews. */
export const publicMeta =
  (path: PublicPath, titleOf = titleOfPath): Meta =>
  (page) => {
    const texts = textsOf(page.matches)
    const origin = originOf(page.matches)
    const { description } = publicPages(texts)[path]
    const title = titleOf(texts, path)
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

function titleOfPath(texts: PublicTexts, path: PublicPath): string {
  return documentTitle(publicPages(texts)[path].h1, texts.serviceName)
}

/** ログイン｜なかつぐ. Not for search engines. */
export const privateMeta =
  (h1: string): Meta =>
  ({ matches }) => [
    { title: documentTitle(h1, textsOf(matches).serviceName) },
    { name: 'robots', content: 'noindex' },
  ]

/** Permanent (2) prevails. */
export function suspensionOf({ Profile }: CurrentUser): 'temporary' | 'permanent' | null {
  if (Profile.SuspensionStatus2) return 'permanent'
  return Profile.SuspensionStatus1 ? 'temporary' : null
}

/** True if no consent was signed since. The newest comes first. */
export const hasWithdrawn = ({ Consents: [newest] }: CurrentUser): boolean => newest?.Withdrawn === true

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
