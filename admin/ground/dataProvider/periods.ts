import { addDays, weekdayOf, type JapaneseDate } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'

/** Periods relative to today; a week begins on Monday. */
export const periodLabels = {
  today: '今日',
  yesterday: '昨日',
  tomorrow: '明日',
  thisWeek: '今週',
  nextWeek: '来週',
  thisMonth: '今月',
  lastMonth: '先月',
  nextMonth: '来月',
  last7: '過去7日間',
  last30: '過去30日間',
  next7: '今後7日間',
  next30: '今後30日間',
  before: '今日より前',
  after: '今日より後',
} as const

export type Period = keyof typeof periodLabels

type Days = { ge?: JapaneseDate; le?: JapaneseDate }

/** The days of a period, both ends included. Today belongs to the past days and to the next days. */
export function daysOfPeriod(period: Period, today: JapaneseDate): Days {
  const between = (from: number, to: number) => ({ ge: addDays(today, from), le: addDays(today, to) })
  const monday = -((weekdayOf(today) + 6) % 7)
  switch (period) {
    case 'today':
      return between(0, 0)
    case 'yesterday':
      return between(-1, -1)
    case 'tomorrow':
      return between(1, 1)
    case 'thisWeek':
      return between(monday, monday + 6)
    case 'nextWeek':
      return between(monday + 7, monday + 13)
    case 'thisMonth':
      return monthOf(today)
    case 'lastMonth':
      return monthOf(addMonths(`${today.slice(0, 8)}01`, -1))
    case 'nextMonth':
      return monthOf(addMonths(`${today.slice(0, 8)}01`, 1))
    case 'last7':
      return between(-6, 0)
    case 'last30':
      return between(-29, 0)
    case 'next7':
      return between(0, 6)
    case 'next30':
      return between(0, 29)
    case 'before':
      return { le: addDays(today, -1) }
    case 'after':
      return { ge: addDays(today, 1) }
  }
}

function monthOf(day: JapaneseDate): Days {
  const first = `${day.slice(0, 8)}01`
  return { ge: first, le: addDays(addMonths(first, 1), -1) }
}
