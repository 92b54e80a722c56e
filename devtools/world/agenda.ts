import { DAY_MS } from './worldTime'

/** What is going to happen at which instant; what falls on the same one happens in the order in which it was planned. */
export type Agenda = {
  add(at: Date, run: () => Promise<void>): void
  /** Does everything before an instant, one after the other, with what is added on the way. */
  runUntil(end: Date): Promise<void>
}

export function createAgenda(clock: { now(): Date; set(instant: Date): void }): Agenda {
  // A bucket a day keeps the search for the next entry short.
  const buckets = new Map<number, { at: number; run: () => Promise<void> }[]>()
  const dayOf = (at: number) => Math.floor(at / DAY_MS)
  // Where the search goes on: the clock itself may be past entries that have yet to be done.
  let reached = clock.now().getTime()

  function takeNext(end: number) {
    for (let day = dayOf(reached); day <= dayOf(end); day++) {
      const bucket = buckets.get(day) ?? []
      let next = bucket[0]
      for (const entry of bucket) if (next && entry.at < next.at) next = entry
      if (next && next.at < end) {
        bucket.splice(bucket.indexOf(next), 1)
        reached = next.at
        return next
      }
    }
    return null
  }

  const setForward = (instant: number) => clock.set(new Date(Math.max(instant, clock.now().getTime())))

  return {
    add(at, run) {
      // What was meant for a moment that has passed happens now.
      const instant = Math.max(at.getTime(), clock.now().getTime())
      const bucket = buckets.get(dayOf(instant)) ?? []
      bucket.push({ at: instant, run })
      buckets.set(dayOf(instant), bucket)
    },
    async runUntil(end) {
      for (let next = takeNext(end.getTime()); next; next = takeNext(end.getTime())) {
        setForward(next.at)
        await next.run()
      }
      setForward(end.getTime())
    },
  }
}
