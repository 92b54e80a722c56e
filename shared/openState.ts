import { japaneseMinuteOf, type JapaneseDate } from './dates'

/** A day, and when somebody is there: 8:00〜20:00, null on a day of rest. */
export type DayHours = { date: JapaneseDate; hours: string | null }

/** How a place stands at an instant: open until an hour, or closed, and when it opens next if that is known. */
export type OpenState =
  | { open: true; until: string }
  | {
      open: false
      /** Today it opens later, was open, or is not open at all. */
      today: 'later' | 'over' | 'closed'
      next: { date: JapaneseDate; from: string; until: string } | null
    }

/** Whether a place is open, by its coming days (today's among them) in the order of their dates. */
export function openState(days: readonly DayHours[], now: Date): OpenState {
  const [today = '', clock = ''] = japaneseMinuteOf(now).split('T')
  const spans = days.flatMap(({ date, hours }) => {
    const [from, until] = hours?.split('〜') ?? []
    return from && until ? [{ date, from, until }] : []
  })
  const own = spans.find(({ date }) => date === today)
  const isPast = (time: string) => time.padStart(5, '0') <= clock
  if (own && isPast(own.from) && !isPast(own.until)) return { open: true, until: own.until }
  const next = spans.find(({ date, from }) => date > today || (date === today && !isPast(from))) ?? null
  return { open: false, today: !own ? 'closed' : next?.date === today ? 'later' : 'over', next }
}
