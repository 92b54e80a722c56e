import { addWeeks, daysBetween, type JapaneseDate } from '../../shared/dates'

export const VALIDITY_WEEKS = 12
/** The last weeks, in which the renewal runs. */
export const RENEWAL_WEEKS = 4

export type WeekState = 'past' | 'current' | 'later' | 'renewal'

/**
 * A donor's period on a day: its first day, the days left (0 on the last day, which is still valid), and its twelve
 * weeks. The last day itself is one day past twelve whole weeks and belongs to the twelfth.
 */
export function validityOn(expiration: JapaneseDate, today: JapaneseDate) {
  const first = addWeeks(expiration, -VALIDITY_WEEKS)
  const week = Math.min(Math.max(Math.floor(daysBetween(first, today) / 7), 0), VALIDITY_WEEKS - 1)
  const weeks = Array.from({ length: VALIDITY_WEEKS }, (_, index): WeekState => {
    if (index === week) return 'current'
    if (index < week) return 'past'
    return index >= VALIDITY_WEEKS - RENEWAL_WEEKS ? 'renewal' : 'later'
  })
  return { first, week: week + 1, daysLeft: daysBetween(today, expiration), weeks }
}
