import { japaneseMinuteOf, type JapaneseDate } from '../../facts/dates'

/** `hours`: 8:00〜20:00, null when closed. */
export type DayHours = { date: JapaneseDate; hours: string | null }

export type OpenState =
  | { open: true; until: string }
  | {
      open: false
      today: 'later' | 'over' | 'closed'
      next: { date: JapaneseDate; from: string; until: string } | null
    }

/** @param days in order, from today */
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
