import { and, asc, between, count, eq, inArray, sql } from 'drizzle-orm'
import { japaneseDateOf, addDays, type JapaneseDate } from '../../shared/dates'
import { requireStaff, type RequestContext } from '../access/context'
import type { Queryable } from '../db/client'
import type { Dashboard } from '../generated/resolvers'
import { guidances } from '../schema/guidance'
import { preferenceSlots } from '../schema/places'
import { userProfiles as users } from '../schema/users'
import { toPreferenceSlot } from '../waitingList/getPreference'
import { countBookings, countStanding, rewardsDue } from './countBookings'

/** Queries shared by several fields, run at their first use. */
export type DashboardParent = ReturnType<typeof getDashboard>

/**
 * The state of the service and the office's open work, by Japanese days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export function getDashboard(context: RequestContext) {
  requireStaff(context)
  const { db } = context.deps
  const today = japaneseDateOf(context.now)
  return {
    standing: once(() => countStanding(db)),
    people: once(() => countPeople(db, today)),
    bookings: once(() => countBookings(db, today)),
    places: once(() => placesOfMonth(db, today)),
    rewards: once(() => rewardsDue(db)),
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  return () => (reading ??= read())
}

/** The status ends soon if its last valid day is at most this many days away. */
const ENDING_SOON_DAYS = 7

/** Present people: the start of the longest wait, suspended waiting people, and statuses that end soon. */
async function countPeople(
  db: Queryable,
  today: JapaneseDate,
): Promise<{ WaitingSince: Date | null; WaitingSuspended: number; EndingSoon: number }> {
  const present = eq(users.deleteStatus, false)
  const waits = and(present, eq(users.userStatus, 'WaitingGuidance'))
  const [[firstWaiting], [suspended], [ending]] = await Promise.all([
    db
      .select({ since: users.waitingSince })
      .from(users)
      .where(waits)
      .orderBy(asc(users.waitingSince))
      .limit(1),
    // The few who are suspended, of whom each kind has its index, and then those who wait: PostgreSQL would go through
    // everybody who waits. "offset 0" keeps the order.
    db
      .select({ people: count() })
      .from(
        sql`(select user_status, delete_status from ${users}
          where ${users.suspensionStatus1} or ${users.suspensionStatus2} offset 0) as suspended`,
      )
      .where(sql`not suspended.delete_status and suspended.user_status = 'WaitingGuidance'`),
    db
      .select({ people: count() })
      .from(users)
      .where(
        and(
          present,
          eq(users.donorStatus, 'Certified'),
          between(users.donorExpirationDate, today, addDays(today, ENDING_SOON_DAYS)),
        ),
      ),
  ])
  return {
    WaitingSince: firstWaiting?.since ?? null,
    WaitingSuspended: suspended?.people ?? 0,
    EndingSoon: ending?.people ?? 0,
  }
}

/** The places of a day's month, and how many of the given ones led to a booking at any time. */
async function placesOfMonth(
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
