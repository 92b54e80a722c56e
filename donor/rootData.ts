import { useRouteLoaderData } from 'react-router'
import { japaneseDateOf, type JapaneseDate } from '../shared/dates'
import type { PublicTexts } from '../shared/config'
import type { loader } from './root'

const useRootData = () => useRouteLoaderData<typeof loader>('root')

/** What the operator says about itself. The root has it on every page, those of errors too. */
export function useTexts(): PublicTexts {
  const texts = useRootData()?.texts
  if (!texts) throw new Error('The root route has no data')
  return texts
}

/** When the donation room is open on the day on which the page was made; its hours are null on a day of rest. */
export function useRoomToday(): { date: JapaneseDate; hours: string | null } {
  const { now = '', roomHours: hours = null } = useRootData() ?? {}
  return { date: japaneseDateOf(new Date(now)), hours }
}

/** The number under which the server's log knows the request that made this page. */
export function useRequestId(): string | undefined {
  return useRootData()?.requestId
}

/** Which build this page came from; null while it is being developed. */
export function useBuildId(): string | null {
  return useRootData()?.buildId ?? null
}

/**
 * The instant as the server's clock shows it: the page's own time of rendering, moved on by how long the
 * page has been open. The server decides every date; a device with a wrong clock still sees the right days.
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

/** Called once after the first paint: until then both sides must render the same instant. */
export function startClock(): void {
  hydrated = true
}
