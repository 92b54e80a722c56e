import { IDLE_MINUTES } from '../../../shared/facts/terms'

export const IDLE_MS = IDLE_MINUTES * 60_000
/** WCAG 2.2.1 requires at least 20 seconds. */
export const WARNING_MS = 60_000

/** After this time a PIN opens the console again. */
export const LOCK_MS = 10 * 60_000

const KEY = 'console.lastTouchAt'
/** Minimum interval between stored touches. */
const STEP_MS = 5_000

/** The last activity in any tab, in milliseconds of the browser's clock. */
export function lastTouchAt(): number {
  return Number(localStorage.getItem(KEY)) || 0
}

export function noteTouch(now: number): void {
  if (now - lastTouchAt() >= STEP_MS) localStorage.setItem(KEY, String(now))
}

/** Told to somebody who comes back. */
export const LEFT_IDLE = 'しばらく操作がなかったため、ログアウトしました。'

export type IdleState = 'here' | 'warned' | 'gone'

/** @param now milliseconds of the browser's clock */
export function idleState(now: number, touchedAt: number): IdleState {
  const idle = now - touchedAt
  if (idle >= IDLE_MS) return 'gone'
  return idle >= IDLE_MS - WARNING_MS ? 'warned' : 'here'
}
