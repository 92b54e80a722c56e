const KEY = 'reloaded-at'

/** Pages load themselves again at most this often. */
export const RELOAD_INTERVAL_MS = 10_000

/**
 * Whether this tab may load a page anew by itself at `now`, and if so remembers that it does. Without a storage it
 * may not: it could not know whether it has just done so.
 */
export function mayReload(now: number, storage: () => Storage = () => sessionStorage): boolean {
  try {
    const last = storage().getItem(KEY)
    const passed = last === null ? Infinity : now - Number(last)
    // A clock that was set back does not keep the tab on its old version.
    if (passed >= 0 && passed < RELOAD_INTERVAL_MS) return false
    storage().setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
