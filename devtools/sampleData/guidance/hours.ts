import { samplePublicTexts } from '../../../shared/config'
import { addDays, japaneseInstant, type JapaneseDate } from '../../../shared/dates'
import { isOpenDay } from '../../../shared/holidays'
import type { Random } from '../../world/random'
import type { SampleRows } from '../rows'

const { guidance } = samplePublicTexts

/** The appointment book. A place stays taken after the hour has passed, attended or not. */
export type Hours = {
  /** Takes a place on the given day, or on the nearest open one before it. */
  takeOnOrBefore(date: JapaneseDate): Date
  /** Takes a place on an open day of the range, both ends included. */
  takeBetween(first: JapaneseDate, last: JapaneseDate): Date
  /** Gives a place back. */
  release(startAt: Date): void
  rows(): SampleRows['bookingSlots']
}

export function createHours(random: Random): Hours {
  const taken = new Map<number, number>()
  const takenAt = (start: Date) => taken.get(start.getTime()) ?? 0

  function findOn(date: JapaneseDate): Date | null {
    if (!isOpenDay(date, samplePublicTexts)) return null
    const free = guidance.hours
      .map((hour) => japaneseInstant(date, hour))
      .filter((start) => takenAt(start) < guidance.capacity)
    return free.length > 0 ? random.pick(free) : null
  }

  function take(start: Date): Date {
    taken.set(start.getTime(), takenAt(start) + 1)
    return start
  }

  return {
    takeOnOrBefore(date) {
      const start = findOn(date)
      return start ? take(start) : this.takeOnOrBefore(addDays(date, -1))
    },
    takeBetween(first, last) {
      const days: JapaneseDate[] = []
      for (let day = first; day <= last; day = addDays(day, 1))
        if (isOpenDay(day, samplePublicTexts)) days.push(day)
      for (;;) {
        const start = findOn(random.pick(days))
        if (start) return take(start)
      }
    },
    release: (start) => taken.set(start.getTime(), takenAt(start) - 1),
    rows: () =>
      [...taken]
        .filter(([, reserved]) => reserved > 0)
        .map(([start, reserved]) => ({ startAt: new Date(start), capacity: guidance.capacity, reserved })),
  }
}
