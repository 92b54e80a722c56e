import { useRouteLoaderData } from 'react-router'
import { japaneseDateOf, type JapaneseDate } from '../shared/dates'
import type { PublicTexts } from '../shared/config'
import type { loader } from './root'

const useRootData = () => useRouteLoaderData<typeof loader>('root')

/** Also on error pages. */
export function useTexts(): PublicTexts {
  const texts = useRootData()?.texts
  if (!texts) throw new Error('The root route has no data')
  return texts
}

/** Null when closed. */
export function useRoomToday(): { date: JapaneseDate; hours: string | null } {
  const { now = '', roomHours: hours = null } = useRootData() ?? {}
  return { date: japaneseDateOf(new Date(now)), hours }
}

export function useRequestId(): string | undefined {
  return useRootData()?.requestId
}

/** The build of this page; null in development. */
export function useBuildId(): string | null {
  return useRootData()?.buildId ?? null
}

/** The rendering time plus the time since, so that a wrong device clock does not matter. */
export function useNow(): Date {
  const rendered = useRootData()?.now
  return new Date(rendered ? Date.parse(rendered) + sinceLoad() : 0)
}

export function useToday(): JapaneseDate {
  return japaneseDateOf(useNow())
}

const sinceLoad = () => (typeof window === 'undefined' || !hydrated ? 0 : performance.now())

let hydrated = false

/** After the first paint, which must equal the server's. */
export function startClock(): void {
  hydrated = true
}
