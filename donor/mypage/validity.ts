import { addWeeks, daysBetween, type JapaneseDate } from '../../shared/dates'

export const VALIDITY_WEEKS = 12
/** The last weeks, the renewal window. */
export const RENEWAL_WEEKS = 4

export type WeekState = 'past' | 'current' | 'later' | 'renewal'

/**
 * A donor's period: first day, days left (0 on the last valid day) and twelve weeks. The last day exceeds
 * twelve whole weeks and belongs to the twelfth.
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
