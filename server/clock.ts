/** The only place that reads the system's time; everything else is handed a clock. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that shows `start` now and runs on from there (`FAKE_NOW`). */
export function clockStartingAt(start: Date): Clock {
  const offset = start.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}

/** A clock that stands still until it is moved: for tests and the simulation. */
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
