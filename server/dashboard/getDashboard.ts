import { and, eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { requireStaff, type RequestContext } from '../context'
import type { Dashboard } from '../generated/resolvers'
import { preferenceSlots } from '../preferences/tables'
import { toPreferenceSlot } from '../preferences/toPreferenceSlot'
import { countBookings } from './countBookings'
import { countExamsWithoutDate } from './countExamsWithoutDate'
import { countPeople } from './countPeople'
import { countRefusals } from './countRefusals'
import { sumRewardsDue } from './sumRewardsDue'

/**
 * What waits for the office today, by Japanese days. Support staff are not told why people were refused.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export async function getDashboard(context: RequestContext): Promise<Dashboard> {
  const staff = requireStaff(context)
  const { db } = context.deps
  const today = japaneseDateOf(context.now)
  const [people, bookings, ExamsWithoutDate, RewardsDueYen, [month], Refusals] = await Promise.all([
    countPeople(db, today),
    countBookings(db, today),
    countExamsWithoutDate(db),
    sumRewardsDue(db),
    db
      .select()
      .from(preferenceSlots)
      .where(
        and(
          eq(preferenceSlots.year, Number(today.slice(0, 4))),
          eq(preferenceSlots.month, Number(today.slice(5, 7))),
        ),
      ),
    staff.role === 'Administrator' ? countRefusals(db) : [],
  ])
  return {
    ...people,
    ...bookings,
    ThisMonth: month ? toPreferenceSlot(month) : null,
    ExamsWithoutDate,
    RewardsDueYen,
    Refusals,
  }
}
