import { DAY_MS } from './worldTime'

/** A life as it goes on: it yields the instant of its next step and does the step when it is called again. */
export type Story = AsyncGenerator<Date, void, void>

/** Tells a story by itself. */
export async function tellAlone(clock: { set(instant: Date): void }, story: Story): Promise<void> {
  for await (const at of story) clock.set(at)
}

/** What is going to happen at which instant; what falls on the same one happens in the order in which it was planned. */
export type Agenda = {
  add(at: Date, run: () => Promise<void>): void
  /** Has a story told among the others, each step at the instant that it named. */
  tell(story: Story): void
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

  function add(at: Date, run: () => Promise<void>): void {
    // What was meant for a moment that has passed happens now.
    const instant = Math.max(at.getTime(), clock.now().getTime())
    const bucket = buckets.get(dayOf(instant)) ?? []
    bucket.push({ at: instant, run })
    buckets.set(dayOf(instant), bucket)
  }

  return {
    add,
    tell(story) {
      const goOn = async () => {
        const { value, done } = await story.next()
        if (!done) add(value, goOn)
      }
      add(clock.now(), goOn)
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
