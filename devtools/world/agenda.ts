import { DAY_MS } from './worldTime'

/** A life in steps: yields the instant of its next step and does the step when called again. */
export type Story = AsyncGenerator<Date, void, void>

export async function tellAlone(clock: { set(instant: Date): void }, story: Story): Promise<void> {
  for await (const at of story) clock.set(at)
}

/** Planned events by instant; those of the same instant run in the order in which they were planned. */
export type Agenda = {
  add(at: Date, run: () => Promise<void>): void
  tell(story: Story): void
  /** Does everything before an instant in order, also what is added meanwhile. */
  runUntil(end: Date): Promise<void>
}

export function createAgenda(clock: { now(): Date; set(instant: Date): void }): Agenda {
  // One bucket per day keeps the search for the next entry short.
  const buckets = new Map<number, { at: number; run: () => Promise<void> }[]>()
  const dayOf = (at: number) => Math.floor(at / DAY_MS)
  // Where the search continues: the clock may be past entries that are still to be done.
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
    // Events planned for a past moment happen now.
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
