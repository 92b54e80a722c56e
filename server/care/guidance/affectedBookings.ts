import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { addDays, formatJapaneseTime, japaneseDateOf, japaneseInstant } from '../../../shared/facts/dates'
import { isHoliday } from '../../../shared/facts/holidays'
import { hoursOpenOn, type Opening } from '../../../shared/rules/visits/opening'
import type { Queryable } from '../../ground/db/client'
import type { AffectedHow } from '../../generated/resolvers'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'

type Booked = { guidance: GuidanceRow; startAt: Date; profile: UserProfileRow }
export type Affected = Booked & { how: AffectedHow }

/** Bookings that have not begun, by hour; within an hour in the order of booking. */
export async function bookingsAhead(
  db: Queryable,
  now: Date,
  span: { from: JapaneseDate; to: JapaneseDate } | null,
): Promise<Booked[]> {
  const { reservedAt, status } = guidances
  const rows = await db
    .select({ guidance: guidances, profile: userProfiles })
    .from(guidances)
    .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .where(
      and(
        eq(status, 'Reserved'),
        gt(reservedAt, now),
        span ? gte(reservedAt, japaneseInstant(span.from, 0)) : undefined,
        span ? lt(reservedAt, japaneseInstant(addDays(span.to, 1), 0)) : undefined,
      ),
    )
    .orderBy(asc(reservedAt), asc(guidances.updatedAt), asc(guidances.id))
  return rows.flatMap((row) => {
    const startAt = row.guidance.reservedAt
    return startAt ? [{ ...row, startAt }] : []
  })
}

/** Bookings without a place: all in a closed hour, the last booked in a smaller one. */
export function withoutPlace(bookings: readonly Booked[], opening: Opening): Affected[] {
  const before = new Map<number, number>()
  return bookings.flatMap((booking) => {
    const { startAt } = booking
    const capacity = capacityAt(opening, startAt)
    const earlier = before.get(startAt.getTime()) ?? 0
    before.set(startAt.getTime(), earlier + 1)
    if (earlier < capacity) return []
    return [{ ...booking, how: capacity === 0 ? ('Closed' as const) : ('OverCapacity' as const) }]
  })
}

function capacityAt(opening: Opening, startAt: Date): number {
  const date = japaneseDateOf(startAt)
  const found = hoursOpenOn(opening, date, isHoliday(date)).find(
    ({ hour }) => formatJapaneseTime(startAt) === `${String(hour).padStart(2, '0')}:00`,
  )
  return found?.capacity ?? 0
}
