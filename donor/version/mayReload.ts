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
