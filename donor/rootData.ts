import { useRouteLoaderData } from 'react-router'
import { japaneseDateOf, type JapaneseDate } from '../shared/dates'
import type { PublicTexts } from '../shared/config'
import type { loader } from './root'

const useRootData = () => useRouteLoaderData<typeof loader>('root')

/** The operator's texts; available on every page, including error pages. */
export function useTexts(): PublicTexts {
  const texts = useRootData()?.texts
  if (!texts) throw new Error('The root route has no data')
  return texts
}

/** The donation room's hours on the day of rendering; null when closed. */
export function useRoomToday(): { date: JapaneseDate; hours: string | null } {
  const { now = '', roomHours: hours = null } = useRootData() ?? {}
  return { date: japaneseDateOf(new Date(now)), hours }
}

/** The request's id in the server's log. */
export function useRequestId(): string | undefined {
  return useRootData()?.requestId
}

/** The build of this page; null in development. */
export function useBuildId(): string | null {
  return useRootData()?.buildId ?? null
}

/**
 * The server's time: the rendering time plus the time since. A device with a wrong clock still shows the
 * right days.
 */
export function useNow(): Date {
  const rendered = useRootData()?.now
  return new Date(rendered ? Date.parse(rendered) + sinceLoad() : 0)
}

/** Today in Japan by the server's clock. */
export function useToday(): JapaneseDate {
  return japaneseDateOf(useNow())
}

const sinceLoad = () => (typeof window === 'undefined' || !hydrated ? 0 : performance.now())

let hydrated = false

/** Called after the first paint: until then both sides must render the same instant. */
export function startClock(): void {
  hydrated = true
}
