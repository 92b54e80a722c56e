import { useEffect } from 'react'
import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { NOTICE_TIME, showToast } from '../toasts/toasts'
import { markOutdated } from './outdated'

/**
 * When a page's script is missing, the router reloads the open page again and again. This loads the wanted
 * page instead, at most once in ten seconds. While the server cannot be reached, the open page stays. Without
 * the Navigation API (before 2026) the router's behaviour remains.
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

/** The router waits forever for a missing file, so the browser follows links from then on. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const leads = link?.origin === window.location.origin && link.pathname !== window.location.pathname
  if (leads && navigator.onLine) event.stopPropagation()
}

/** The server's current build; null on failure, which is only logged. */
export async function latestBuildId(): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    if (!response.ok) throw new Error(`answered ${response.status}`)
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

/** Minimum time between automatic reloads. */
export const RELOAD_INTERVAL_MS = 10_000

/**
 * True if this tab may reload at `now`; remembers the time. False without storage, which would allow a loop.
 */
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

/** The page of the last navigation: open, or still loading. */
export const wantedPage = (): string | null => wanted

export function rememberWanted(path: string): void {
  wanted = path
}

/** Messages of Chromium, Firefox, Safari and Vite for a file that failed to load. */
const CHUNK_ERROR =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

/** True if a file of this build failed to load: a newer build replaced it, or the network is down. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_ERROR.test(error.message)

/** Reloads a page whose scripts are missing, at most once in ten seconds. */
export function useReloadOfMissing(error: unknown): void {
  useEffect(() => {
    if (!isChunkError(error) || !navigator.onLine || !mayReload(Date.now())) return
    // Not `reload()`, which limitReloads would count again.
    window.location.replace(window.location.href)
  }, [error])
}
