/** After this long without a touch the console signs out: it shows health data, and desks are left. */
export const IDLE_MS = 30 * 60_000
/** How long before that it asks; WCAG 2.2.1 wants 20 seconds at least. */
export const WARNING_MS = 60_000

const KEY = 'console.lastTouchAt'
/** Touches are noted no more often than this. */
const STEP_MS = 5_000

/** When somebody last did something in any tab of the console, in milliseconds of the browser's clock. */
export function lastTouchAt(): number {
  return Number(localStorage.getItem(KEY)) || 0
}

/** Notes for all tabs that somebody is here. */
export function noteTouch(now: number): void {
  if (now - lastTouchAt() >= STEP_MS) localStorage.setItem(KEY, String(now))
}

export type IdleState = 'here' | 'warned' | 'gone'

/** @param now milliseconds of the browser's clock */
export function idleState(now: number, touchedAt: number): IdleState {
  const idle = now - touchedAt
  if (idle >= IDLE_MS) return 'gone'
  return idle >= IDLE_MS - WARNING_MS ? 'warned' : 'here'
}
