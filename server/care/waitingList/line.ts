import { and, asc, count, eq, exists, gte, not, notExists, or, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import type { Queryable, Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import { heldAsSame, isHeldAsSame } from '../points/samePeople'
import { guidances } from '../../ground/tables/guidance'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { pausedOn } from '../../ground/tables/waitingPauses'
import { inLine } from './waitingPosition'

/** A person in line, with the number of people before and how many of them could not be invited. */
export type Standing = {
  userId: string
  waitingSince: Date
  ahead: number
  aheadSuspended: number
  aheadEndedToday: number
  aheadPaused: number
}

const earlier = alias(userProfiles, 'earlier')

/** People whose invitation ended today are not invited before tomorrow. */
const endedToday = (db: Queryable, users: { id: AnyPgColumn }, now: Date) =>
  db
    .select({ id: guidances.id })
    .from(guidances)
    .where(
      and(eq(guidances.userId, users.id), gte(guidances.closedAt, startOfJapaneseDate(japaneseDateOf(now)))),
    )

const mayBeInvited = (db: Queryable, now: Date) =>
  and(
    inLine,
    notExists(endedToday(db, userProfiles, now)),
    not(pausedOn(userProfiles, japaneseDateOf(now))),
    not(heldAsSame),
  )

function standings(db: Queryable, now: Date) {
  const suspended = or(earlier.suspensionStatus1, earlier.suspensionStatus2)
  const line = db
    .select({
      ahead: count().as('ahead'),
      aheadSuspended: sql<number>`count(*) filter (where ${suspended})`.mapWith(Number).as('ahead_suspended'),
      aheadEndedToday:
        sql<number>`count(*) filter (where not (${suspended}) and ${exists(endedToday(db, earlier, now))})`
          .mapWith(Number)
          .as('ahead_ended_today'),
      aheadPaused:
        sql<number>`count(*) filter (where not (${suspended}) and not ${exists(endedToday(db, earlier, now))} and ${pausedOn(earlier, japaneseDateOf(now))})`
          .mapWith(Number)
          .as('ahead_paused'),
    })
    .from(earlier)
    .where(
      and(
        eq(earlier.userStatus, 'WaitingGuidance'),
        eq(earlier.deleteStatus, false),
        sql`(${earlier.waitingSince}, ${earlier.id}) < (${userProfiles.waitingSince}, ${userProfiles.id})`,
      ),
    )
    .as('line')
  return db
    .select({
      userId: userProfiles.id,
      waitingSince: sql<Date>`${userProfiles.waitingSince}`.mapWith(userProfiles.waitingSince),
      ahead: line.ahead,
      aheadSuspended: line.aheadSuspended,
      aheadEndedToday: line.aheadEndedToday,
      aheadPaused: line.aheadPaused,
    })
    .from(userProfiles)
    .crossJoinLateral(line)
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(1)
    .$dynamic()
}

export async function holdFirstInLine(tx: Transaction, now: Date): Promise<Standing | null> {
  for (;;) {
    const [first] = await standings(tx, now).where(mayBeInvited(tx, now)).for('update', { of: userProfiles })
    if (!first) return null
    // Asked again under the lock: what was opened while it waited is not in the first statement's snapshot.
    if (!(await isHeldAsSame(tx, first.userId))) return first
  }
}

/**
 * Locks a person in line.
 * @throws AppError INVALID_STATE if the person no longer waits
 */
export async function standingOf(tx: Transaction, userId: string, now: Date): Promise<Standing> {
  const [found] = await standings(tx, now)
    .where(and(eq(userProfiles.id, userId), eq(userProfiles.userStatus, 'WaitingGuidance')))
    .for('update', { of: userProfiles })
  if (!found) throw new AppError('INVALID_STATE')
  return found
}

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
