import { japaneseDateOf } from '../../shared/dates'
import { requireStaff, type RequestContext } from '../context'
import { countBookings } from './countBookings'
import { countPeople } from './countPeople'
import { countStanding } from './countStanding'
import { placesOfMonth } from './placesOfMonth'
import { rewardsDue } from './rewardsDue'

/** Readings that several numbers come from, each made when the first of them is asked for. */
export type DashboardParent = ReturnType<typeof getDashboard>

/**
 * How the service stands and what waits for the office, by Japanese days.
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
