import { useRouteLoaderData } from 'react-router'
import type { PublicTexts } from '../../../shared/facts/config'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { DayHours } from '../../../shared/rules/visits/openState'
import type { ClientConfig } from '../session/clientConfig'

/** What the root's loader gives to every page. */
export type RootData = {
  texts: PublicTexts
  config: ClientConfig
  /** In Japan, when the page was loaded. */
  today: JapaneseDate
  /** The donation room's hours from that day. */
  room: readonly DayHours[]
  origin: string
  requestId: string | null
  buildId: string | null
}

/** Undefined if the page failed early. */
export const useRootData = () => useRouteLoaderData<RootData>('root')

/** Also on error pages. */
export function useTexts(): PublicTexts {
  const texts = useRootData()?.texts
  if (!texts) throw new Error('No root data')
  return texts
}

/** The donation room's hours from the day on which the page was loaded; null if it failed early. */
export const useRoom = (): readonly DayHours[] | null => useRootData()?.room ?? null

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

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

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
