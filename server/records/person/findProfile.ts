import { eq, getTableColumns, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { statusAfter, type LifecycleEvent } from '../../../shared/rules/person/lifecycle'
import { USER_ALREADY_LEFT } from '../../../shared/words/program/apiErrors'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable, Transaction } from '../../ground/db/client'
import { namedRows, namedUpdate } from '../../ground/db/named'
import { personId, rowsOfPerson } from '../../ground/access/ofPerson'
import { AppError } from '../../ground/errors'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'

const present = sql`from ${userProfiles} where ${userProfiles.id} = ${sql.placeholder('id')} and not ${userProfiles.deleteStatus}`
const found = namedRows(getTableColumns(userProfiles), present)
const locked = namedRows(getTableColumns(userProfiles), sql`${present} for update`)
const allLocked = namedRows(
  getTableColumns(userProfiles),
  sql`from ${userProfiles} where ${userProfiles.id} = any(${sql.placeholder('ids')}::uuid[]) and not ${userProfiles.deleteStatus}
    order by ${userProfiles.id} for update`,
)

/** The profile of a user who has not left; null before it is entered. */
export async function findProfile(db: Queryable, userId: string): Promise<UserProfileRow | null> {
  const [row] = await found(db, { id: userId })
  return row ?? null
}

const rows = rowsOfPerson(
  getTableColumns(userProfiles),
  sql`from ${userProfiles} where ${userProfiles.id} = ${personId}`,
)

/** The person's row, also of those who have left, for the fields of an answer: all that ask in one turn share it. */
export async function profileInAnswer(
  { deps }: Pick<RequestContext, 'deps'>,
  userId: string,
): Promise<UserProfileRow | null> {
  const [row] = await rows(deps.db, userId)
  return row ?? null
}

export async function findProfileForUpdate(db: Queryable, userId: string): Promise<UserProfileRow | null> {
  const [row] = await locked(db, { id: userId })
  return row ?? null
}

/** By id, without those who have left; locked in one order, so that two who lock several do not wait for each other. */
export async function findProfilesForUpdate(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, UserProfileRow>> {
  const people = await allLocked(db, { ids })
  return new Map(people.map((person) => [person.id, person]))
}

/**
 * Locks a person who is here or has left.
 * @throws AppError NOT_FOUND
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
}

/** Until the transaction ends nobody begins a hold or records a panel of these people; they are locked in one order. */
export async function sharePeople(tx: Transaction, ids: SQLWrapper): Promise<void> {
  await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(inArray(userProfiles.id, ids))
    .orderBy(userProfiles.id)
    .for('share')
}

/**
 * Requires a user who has not left.
 * @throws AppError INVALID_STATE for a former user, NOT_FOUND for an unknown id
 */
export async function requirePresent(
  db: Queryable,
  userId: string,
  found: UserProfileRow | null,
): Promise<UserProfileRow> {
  if (found) return found
  const [row] = await db.select({ id: userProfiles.id }).from(userProfiles).where(eq(userProfiles.id, userId))
  throw row ? new AppError('INVALID_STATE', USER_ALREADY_LEFT) : new AppError('NOT_FOUND')
}

export function recipientOf(profile: UserProfileRow): {
  to: string
  userId: string
  recipientName: string | null
} {
  return {
    to: profile.email ?? '',
    userId: profile.id,
    recipientName: profile.lastName && profile.firstName ? `${profile.lastName} ${profile.firstName}` : null,
  }
}

type Effects = Partial<Omit<typeof userProfiles.$inferInsert, 'id' | 'userStatus' | 'version' | 'updatedAt'>>

/**
 * Applies a status change of shared/rules/person/lifecycle in one conditional statement, with the event's other effects. Entering
 * the waiting list takes its last place, unless the effects keep an earlier one.
 * @throws AppError INVALID_STATE when the table does not allow the event
 */
export async function moveStatus(
  tx: Transaction,
  person: { id: string; from: UserProfileRow['userStatus'] },
  { event, now, effects = {} }: { event: LifecycleEvent; now: Date; effects?: Effects },
): Promise<UserProfileRow> {
  const to = statusAfter(person.from, event)
  if (!to) throw new AppError('INVALID_STATE')
  const waitingSince = to === 'WaitingGuidance' ? (effects.waitingSince ?? now) : null
  const [row] = await move(tx, { ...effects, userStatus: to, waitingSince, updatedAt: now }, person)
  if (!row) throw new AppError('INVALID_STATE')
  return row
}

const move = namedUpdate(
  userProfiles,
  sql`, version = version + 1
    where id = ${sql.placeholder('id')} and not delete_status and user_status = ${sql.placeholder('from')}`,
)

/**
 * Part of a statement that moves a person on, with `moveValues`; gives no row like `moveStatus` throws.
 * @param from what it waits for, and `id` whose row it is
 */
export const movePerson = (from: SQL, id: SQL) => sql`update ${userProfiles}
  set user_status = ${sql.placeholder('move to')}, updated_at = ${sql.placeholder('move at')}, version = version + 1
  from ${from}
  where ${userProfiles.id} = ${id} and not delete_status and user_status = ${sql.placeholder('move from')}
  returning ${userProfiles}.*`

/** Between two statuses outside the waiting list. */
export function moveValues(
  from: Exclude<UserProfileRow['userStatus'], 'WaitingGuidance'>,
  { event, now }: { event: LifecycleEvent; now: Date },
): Record<string, unknown> {
  const to = statusAfter(from, event)
  if (!to || to === 'WaitingGuidance') throw new AppError('INVALID_STATE')
  return { 'move from': from, 'move to': to, 'move at': now }
}

/** The caller has locked the profile. */
export async function changeProfile(
  tx: Transaction,
  id: string,
  values: Partial<Omit<UserProfileRow, 'id' | 'version' | 'updatedAt'>>,
  now: Date,
): Promise<UserProfileRow> {
  const [row] = await change(tx, { ...values, updatedAt: now }, { id })
  if (!row) throw new Error('A profile that is held is missing')
  return row
}

const change = namedUpdate(userProfiles, sql`, version = version + 1 where id = ${sql.placeholder('id')}`)

/** Undoes a move: restores the status, its start and the furthest. The caller has checked that nothing changed. */
export async function restoreStatus(
  tx: Transaction,
  {
    id,
    to,
    statusSince,
    furthestStatus,
  }: {
    id: string
    to: Exclude<UserProfileRow['userStatus'], 'WaitingGuidance'>
    statusSince: string | null
    furthestStatus: UserProfileRow['furthestStatus']
  },
  now: Date,
): Promise<void> {
  const person = eq(userProfiles.id, id)
  await tx
    .update(userProfiles)
    .set({ userStatus: to, waitingSince: null, version: sql`${userProfiles.version} + 1`, updatedAt: now })
    .where(person)
  // Separate, because a trigger sets these columns with the status.
  await tx
    .update(userProfiles)
    .set({ statusSince: statusSince === null ? null : new Date(statusSince), furthestStatus })
    .where(person)
}
