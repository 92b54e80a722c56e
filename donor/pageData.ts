import { useRouteLoaderData } from 'react-router'
import { useSyncExternalStore } from 'react'
import type { PublicTexts } from '../shared/config'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../shared/dates'
import type { loader } from './root'
import { currentUser, subscribeToCurrentUser, type CurrentUser } from './session/currentUserStore'

const useRootData = () => useRouteLoaderData<typeof loader>('root')

/** Also on error pages. */
export function useTexts(): PublicTexts {
  const texts = useRootData()?.texts
  if (!texts) throw new Error('No root data')
  return texts
}

/** Null when closed. */
export function useRoomToday(): { date: JapaneseDate; hours: string | null } {
  const { today: date = '', roomHours: hours = null } = useRootData() ?? {}
  return { date, hours }
}

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

/** The server's clock, so that a wrong device clock does not matter; until the API has answered, its day at noon. */
export function useNow(): Date {
  const today = useRootData()?.today
  return serverTime() ?? new Date(today ? startOfJapaneseDate(today).getTime() + NOON : 0)
}

const NOON = 12 * 3_600_000

const serverTime = () => told && new Date(told.time + performance.now() - told.at)

let told: { time: number; at: number } | null = null

/** @param date the `Date` header of an answer that no cache keeps */
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
