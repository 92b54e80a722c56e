import { and, asc, count, eq, gte, notExists } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import type { Queryable, Transaction } from '../db/client'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { guidances } from '../schema/guidance'

/**
 * People who may be invited. Suspended people keep their place but are skipped. A person whose invitation
 * ended today is not invited again before tomorrow.
 */
function inLine(db: Queryable, now: Date) {
  const endedToday = db
    .select({ id: guidances.id })
    .from(guidances)
    .where(
      and(
        eq(guidances.userId, userProfiles.id),
        gte(guidances.closedAt, startOfJapaneseDate(japaneseDateOf(now))),
      ),
    )
  return and(
    eq(userProfiles.userStatus, 'WaitingGuidance'),
    eq(userProfiles.deleteStatus, false),
    eq(userProfiles.suspensionStatus1, false),
    eq(userProfiles.suspensionStatus2, false),
    notExists(endedToday),
  )
}

/** Locks the first person in line. */
export async function holdFirstInLine(tx: Transaction, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(inLine(tx, now))
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(1)
    .for('update')
  return row?.id ?? null
}

/** The length of the line and its first people. */
export async function readLine(
  db: Queryable,
  now: Date,
  first: number,
): Promise<{ length: number; people: UserProfileRow[] }> {
  const [line] = await db.select({ length: count() }).from(userProfiles).where(inLine(db, now))
  const people = await db
    .select()
    .from(userProfiles)
    .where(inLine(db, now))
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(first)
  return { length: line?.length ?? 0, people }
}
