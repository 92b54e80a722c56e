/** Exact: Japan has no summer time. */
export const DAY_MS = 24 * 60 * 60 * 1000

/** The only reader of the system's time; all other code gets a clock. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at `start` and runs on (`FAKE_NOW`). */
export function clockStartingAt(start: Date): Clock {
  const offset = start.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}

/** A clock that moves only on request: for tests and the simulation. */
export type VirtualClock = Clock & { set(instant: Date): void; advance(milliseconds: number): void }

export function virtualClock(start: Date): VirtualClock {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant.getTime()
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}
