import { and, asc, count, eq, gte, notExists } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import type { Queryable, Transaction } from '../db/client'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { guidances } from '../schema/guidance'

/**
 * Who may be invited. The suspended keep their place in line and are passed over. Whoever has just gone back to the list
 * is not invited again before the next day: a place that nobody took in time is no reason to be asked twice within minutes.
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

/** The first in line, held; first come, first served. */
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

/** How many stand in line, and the first of them in its order. */
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
