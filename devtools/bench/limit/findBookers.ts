import { and, eq, gt, isNull, notInArray } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { guidances } from '../../../server/ground/tables/guidance'
import { poolUsers } from '../../../server/ground/tables/identity'
import { userProfiles } from '../../../server/ground/tables/users'
import { office, type Site } from '../openSite'

/** Of the product, and of the bare transaction: a connection plans its first ones. */
export const WARM_BOOKINGS = 100
export const BOOKING_ROUNDS = 5
/** Per round. */
export const BOOKINGS = 25
/** People who book: half by the product, half by the bare transaction. */
export const BOOKERS = 2 * (WARM_BOOKINGS + BOOKING_ROUNDS * BOOKINGS)

export async function findBookers({ connection: { db }, identity, now }: Site, people: number) {
  const rows = await db
    .select({ id: userProfiles.id, email: userProfiles.email })
    .from(userProfiles)
    .innerJoin(guidances, and(eq(guidances.userId, userProfiles.id), isNull(guidances.closedAt)))
    .where(
      and(
        eq(userProfiles.userStatus, 'Guidance'),
        eq(userProfiles.suspensionStatus1, false),
        gt(guidances.deadlineAt, japaneseDateOf(now)),
        notInArray(userProfiles.id, db.select({ sub: poolUsers.sub }).from(poolUsers)),
      ),
    )
    .orderBy(userProfiles.id)
    .limit(people)
  if (rows.length < people) throw new Error(`Only ${rows.length} of ${people} people can book: fill in more`)
  const found = rows.map(({ id, email }) => ({ id, email: email ?? '' }))
  await identity.unsafeImportUsers(
    found.map(({ id, email }) => ({ sub: id, email, password: office.password, createdAt: now })),
  )
  return found
}
