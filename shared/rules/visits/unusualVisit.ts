import { japaneseDateOf } from '../../facts/dates'

export type UnusualVisit = 'EarlierDay' | 'ManyVisits'

/**
 * Why a visit needs the office and a reason, beside reception: it is of an earlier Japanese day, or one more than usual.
 * @param before visits of the same person and day, this one left out
 */
export function unusualVisit(
  visit: { at: Date; before: number },
  { now, visitsPerDay }: { now: Date; visitsPerDay: number },
): UnusualVisit | null {
  if (isEarlierDay(visit.at, now)) return 'EarlierDay'
  return visit.before >= visitsPerDay ? 'ManyVisits' : null
}

export const isEarlierDay = (at: Date, now: Date): boolean => japaneseDateOf(at) < japaneseDateOf(now)
