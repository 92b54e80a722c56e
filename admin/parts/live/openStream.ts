import { EventSource, type ErrorEvent } from 'eventsource'
import type { LiveEvent, LivePlace, Present } from '../../../shared/rules/office/live'

export type LiveStream = {
  place: LivePlace
  userId: string | null
  /** When the page read its data, by `performance.now()`: later changes are sent at once. */
  readAt: number
  getAccessToken: () => Promise<string | null>
  onOpen: () => void
  onChanged: () => void
  onPresence: (present: Present[]) => void
  /** Until it is open again the console polls. */
  onLost: () => void
}

const REFUSED_AGAIN_MS = 30_000
/** The database is behind a pooler: nothing will ever be sent. */
const NO_CONTENT = 204

/**
 * The stream of `GET /api/live`. A lost one is opened again after a second, a refused one after thirty.
 * @returns a function that closes it
 */
export function openStream({ place, userId, readAt, getAccessToken, ...on }: LiveStream): () => void {
  const query = new URLSearchParams({
    place,
    ...(userId !== null && { user: userId }),
    ago: String(Math.round(performance.now() - readAt)),
  })
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined

  const listen = (event: LiveEvent, heard: (data: string) => void) =>
    source.addEventListener(event, ({ data }) => heard(String(data)))

  function open(): void {
    source = new EventSource(`/api/live?${query}`, {
      // The browser's EventSource sends no token.
      fetch: async (url, init) => {
        const token = await getAccessToken()
        if (!token) throw new Error('Nobody is signed in')
        return fetch(url, { ...init, headers: { ...init.headers, authorization: token } })
      },
    })
    source.addEventListener('open', on.onOpen)
    listen('changed', on.onChanged)
    listen('presence', (data) => on.onPresence(JSON.parse(data) as Present[]))
    source.addEventListener('error', lost)
  }

  function lost({ code }: ErrorEvent): void {
    on.onLost()
    const isRefused = source.readyState === source.CLOSED
    if (isRefused && code !== NO_CONTENT) timer = setTimeout(open, REFUSED_AGAIN_MS)
  }

  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
