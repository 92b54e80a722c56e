import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { guidances } from '../../../server/ground/tables/guidance'
import { poolUsers } from '../../../server/ground/tables/identity'
import { userProfiles } from '../../../server/ground/tables/users'
import { office, type Site } from '../openSite'

/** People who book: half by the product, half by the bare transaction. */
export const BOOKERS = 300

export async function findBookers({ connection: { db }, identity, now }: Site, people: number) {
  const rows = await db
    .select({ id: userProfiles.id, email: userProfiles.email })
    .from(userProfiles)
    .innerJoin(guidances, and(eq(guidances.userId, userProfiles.id), isNull(guidances.closedAt)))
    .where(
      and(
        eq(userProfiles.userStatus, 'Guidance'),
        eq(userProfiles.suspensionStatus1, false),
        // The ids of the filled table are hashes; tokens are accepted only for UUIDs as a pool makes them.
        sql`${userProfiles.id}::text ~ '^.{14}[1-5].{4}[89ab]'`,
        gt(guidances.deadlineAt, japaneseDateOf(now)),
        notInArray(userProfiles.id, db.select({ sub: poolUsers.sub }).from(poolUsers)),
      ),
    )
    .orderBy(userProfiles.id)
    .limit(people)
  const found = rows.map(({ id, email }) => ({ id, email: email ?? '' }))
  await identity.unsafeImportUsers(
    found.map(({ id, email }) => ({ sub: id, email, password: office.password, createdAt: now })),
  )
  return found
}
