import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays, startOfJapaneseDate, type JapaneseDate } from '../../shared/dates'
import type { Queryable } from '../db/client'
import { guidances } from '../schema/guidance'

const WEEK_DAYS = 7

/** Booked guidances of today and of the seven days from today (Japanese days). */
export async function countBookings(
  db: Queryable,
  today: JapaneseDate,
): Promise<{ BookingsToday: number; BookingsThisWeek: number }> {
  const tomorrow = startOfJapaneseDate(addDays(today, 1))
  const [row] = await db
    .select({
      today: sql<number>`(count(*) filter (where ${lt(guidances.reservedAt, tomorrow)}))::int`,
      week: sql<number>`count(*)::int`,
    })
    .from(guidances)
    .where(
      and(
        eq(guidances.status, 'Reserved'),
        gte(guidances.reservedAt, startOfJapaneseDate(today)),
        lt(guidances.reservedAt, startOfJapaneseDate(addDays(today, WEEK_DAYS))),
      ),
    )
  return { BookingsToday: row?.today ?? 0, BookingsThisWeek: row?.week ?? 0 }
}
