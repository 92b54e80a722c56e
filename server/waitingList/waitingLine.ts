import { and, asc, count, eq, gte, notExists } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import type { Queryable, Transaction } from '../db/client'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { guidances } from '../schema/guidance'
import { inLine } from './waitingPosition'

/** People who may be invited: not before tomorrow if their invitation ended today. */
function mayBeInvited(db: Queryable, now: Date) {
  const endedToday = db
    .select({ id: guidances.id })
    .from(guidances)
    .where(
      and(
        eq(guidances.userId, userProfiles.id),
        gte(guidances.closedAt, startOfJapaneseDate(japaneseDateOf(now))),
      ),
    )
  return and(inLine, notExists(endedToday))
}

/** Locks the first person in line. */
export async function holdFirstInLine(tx: Transaction, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(mayBeInvited(tx, now))
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
  const [line] = await db.select({ length: count() }).from(userProfiles).where(mayBeInvited(db, now))
  const people = await db
    .select()
    .from(userProfiles)
    .where(mayBeInvited(db, now))
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(first)
  return { length: line?.length ?? 0, people }
}
