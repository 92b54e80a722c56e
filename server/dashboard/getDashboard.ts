import { japaneseDateOf } from '../../shared/dates'
import { requireStaff, type RequestContext } from '../context'
import type { Dashboard } from '../generated/resolvers'
import { countBookings } from './countBookings'
import { countExamsWithoutDate } from './countExamsWithoutDate'
import { countPeople } from './countPeople'
import { placesOfMonth } from './placesOfMonth'
import { rewardsDue } from './rewardsDue'

/** The numbers that cost one reading; what costs more is read when it is asked for. */
export type DashboardParent = Omit<Dashboard, 'Funnel' | 'EndingNext' | 'Refusals'>

/**
 * How the service stands and what waits for the office, by Japanese days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export async function getDashboard(context: RequestContext): Promise<DashboardParent> {
  requireStaff(context)
  const { db } = context.deps
  const today = japaneseDateOf(context.now)
  const [people, bookings, ExamsWithoutDate, rewards, places] = await Promise.all([
    countPeople(db, today),
    countBookings(db, today),
    countExamsWithoutDate(db),
    rewardsDue(db),
    placesOfMonth(db, today),
  ])
  return { ...people, ...bookings, ...places, ...rewards, ExamsWithoutDate }
}
