import { and, count, eq, inArray } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import type { Queryable } from '../db/client'
import type { Dashboard } from '../generated/resolvers'
import { guidances } from '../guidance/tables'
import { preferenceSlots } from '../preferences/tables'
import { toPreferenceSlot } from '../preferences/toPreferenceSlot'

/** The places of the month of a day, and how many of those given have led to a booking, whenever that is. */
export async function placesOfMonth(
  db: Queryable,
  today: JapaneseDate,
): Promise<Pick<Dashboard, 'ThisMonth' | 'ThisMonthBooked'>> {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const [[places], [booked]] = await Promise.all([
    db
      .select()
      .from(preferenceSlots)
      .where(and(eq(preferenceSlots.year, year), eq(preferenceSlots.month, month))),
    db
      .select({ people: count() })
      .from(guidances)
      .where(
        and(
          eq(guidances.year, year),
          eq(guidances.month, month),
          inArray(guidances.status, ['Reserved', 'Attended']),
        ),
      ),
  ])
  return { ThisMonth: places ? toPreferenceSlot(places) : null, ThisMonthBooked: booked?.people ?? 0 }
}
