import { useEffect } from 'react'
import { CONNECTION_LOST } from '../../../shared/words/program/systemMessages'
import { noteServerTime } from '../page/clock'
import { NOTICE_TIME, showToast } from '../page/toasts'
import { markOutdated } from './outdated'

/**
 * When a script is missing, the router reloads the open page again and again. This loads the wanted page instead, at
 * most once in ten seconds. Needs the Navigation API.
 */
export function limitReloads(): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    event.preventDefault()
    void loadWanted()
  })
}

async function loadWanted(): Promise<void> {
  window.addEventListener('click', leaveToBrowser, { capture: true })
  if (!navigator.onLine || (await latestBuildId()) === null) showToast(CONNECTION_LOST, NOTICE_TIME)
  else if (mayReload(Date.now())) window.location.assign(wantedPage() ?? window.location.href)
  else markOutdated()
}

/** The router waits forever for a missing file. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const leads = link?.origin === window.location.origin && link.pathname !== window.location.pathname
  if (leads && navigator.onLine) event.stopPropagation()
}

/** Null on failure, which is only logged. */
export async function latestBuildId(): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    noteServerTime(response.headers.get('date'))
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string')
      return body.id
    throw new Error('answered something else')
  } catch (error) {
    console.warn('the latest build is not known', error)
    return null
  }
}

const KEY = 'reloaded-at'

export const RELOAD_INTERVAL_MS = 10_000

/** Remembers the time. False without storage, which would allow a loop. */
export function mayReload(now: number, storage: () => Storage = () => sessionStorage): boolean {
  try {
    const last = storage().getItem(KEY)
    const passed = last === null ? Infinity : now - Number(last)
    // A clock that was set back allows it.
    if (passed >= 0 && passed < RELOAD_INTERVAL_MS) return false
    storage().setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

let wanted: string | null = null

/** Open, or still loading. */
export const wantedPage = (): string | null => wanted

export function rememberWanted(path: string): void {
  wanted = path
}

/** Messages of Chromium, Firefox, Safari and Vite. */
const CHUNK_ERROR =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

/** The build was replaced, or the network is down. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_ERROR.test(error.message)

/** At most once in ten seconds. */
export function useReloadOfMissing(error: unknown): void {
  useEffect(() => {
    if (!isChunkError(error) || !navigator.onLine || !mayReload(Date.now())) return
    // Not `reload()`, which limitReloads would count again.
    window.location.replace(window.location.href)
  }, [error])
}
