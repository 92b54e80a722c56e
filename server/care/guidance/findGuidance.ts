import { eq, getTableColumns, sql } from 'drizzle-orm'
import { canStillChange, GUIDANCE_CHANGES } from '../../../shared/rules/visits/booking'
import {
  GUIDANCE_HAS_BEGUN,
  GUIDANCE_NOT_BOOKED,
  GUIDANCE_WITHIN_24_HOURS,
} from '../../../shared/words/program/apiErrors'
import { isSuspended } from '../../../shared/rules/person/suspension'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable, Transaction } from '../../ground/db/client'
import { namedRows } from '../../ground/db/named'
import { personId, rowsOfPerson } from '../../ground/access/ofPerson'
import { AppError, requireUuid, requireFound } from '../../ground/errors'
import type { Guidance } from '../../generated/resolvers'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfile, findProfileForUpdate, requirePresent } from '../../records/person/findProfile'
import { asContract } from '../../ground/db/asContract'

/** A person's latest invitation, open or closed. */
export async function findGuidance(db: Queryable, userId: string): Promise<GuidanceRow | null> {
  const [row] = await latest(db, userId)
  return row ?? null
}

const latest = rowsOfPerson(
  getTableColumns(guidances),
  sql`from ${guidances} where ${guidances.userId} = ${personId} order by ${guidances.createdAt} desc limit 1`,
)

/** The open invitation, locked; null when there is none. */
export async function findOpenGuidanceForUpdate(
  tx: Transaction,
  userId: string,
): Promise<GuidanceRow | null> {
  const [row] = await openForUpdate(tx, { userId })
  return row ?? null
}

const openForUpdate = namedRows(
  getTableColumns(guidances),
  sql`from ${guidances} where user_id = ${sql.placeholder('userId')} and closed_at is null for update`,
)

/**
 * The invitation with its person, both locked.
 * @throws AppError NOT_FOUND also if the person has left
 */
export async function holdVisit(
  tx: Transaction,
  id: string,
): Promise<{ profile: UserProfileRow; row: GuidanceRow }> {
  const [known] = await tx.select({ userId: guidances.userId }).from(guidances).where(eq(guidances.id, id))
  const profile = requireFound(known && (await findProfileForUpdate(tx, known.userId)))
  const [row] = await tx.select().from(guidances).where(eq(guidances.id, id)).for('update')
  if (!row) throw new Error('An invitation is never deleted')
  return { profile, row }
}

/** A booking that may still change: until 24 hours before its start; until its start for administrators and in an answer. */
export function requireChangeable(
  open: GuidanceRow | null,
  caller: GuidanceCaller,
  now: Date,
): GuidanceRow & { reservedAt: Date } {
  if (open?.status !== 'Reserved' || !open.reservedAt)
    throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
  if (isOnBehalf(caller) || caller.isAnswer) {
    if (open.reservedAt <= now && !caller.isStopped) throw new AppError('INVALID_STATE', GUIDANCE_HAS_BEGUN)
  } else if (!canStillChange(open.reservedAt, now)) {
    throw new AppError('INVALID_STATE', GUIDANCE_WITHIN_24_HOURS)
  }
  return { ...open, reservedAt: open.reservedAt }
}

/** A guidance has its person's id. The deadline is set only while no hour is booked. */
export function toGuidance(row: GuidanceRow): Guidance {
  const choosing = row.closedAt === null && row.status !== 'Reserved'
  return {
    Id: row.userId,
    Sk: 'Guidance',
    ...asContract(row, 'status', 'zohoBookingId', 'guidanceInvitedAt', 'reservedAt'),
    ...asContract(row, 'consentVersion', 'kitNumber', 'createdAt', 'updatedAt'),
    DeadlineAt: choosing ? row.deadlineAt : null,
    ChangesLeft: Math.max(0, GUIDANCE_CHANGES - row.changes),
  }
}

/** The person of the guidance, and the actor: that person or an administrator. */
export type GuidanceCaller = {
  userId: string
  actorId: string
  /** Suspended: told not to come, so that an hour that has passed is no absence. */
  isStopped?: boolean
  /** Answers the reminder, which may be done until the start. */
  isAnswer?: boolean
}

/** Administrators, for example on the telephone, may do more than the person's page allows. */
export const isOnBehalf = ({ userId, actorId }: Pick<GuidanceCaller, 'userId' | 'actorId'>) =>
  userId !== actorId

/**
 * The person an administrator books, moves or cancels for: present, and not suspended unless `alsoStopped`.
 * @throws AppError NOT_FOUND, INVALID_STATE
 */
export async function onBehalfOf(
  { deps: { db } }: RequestContext,
  userId: string,
  actorId: string,
  { alsoStopped = false }: { alsoStopped?: boolean } = {},
): Promise<GuidanceCaller> {
  const id = requireUuid(userId)
  const profile = await requirePresent(db, id, await findProfile(db, id))
  const isStopped = isSuspended(profile)
  if (isStopped && !alsoStopped) throw new AppError('INVALID_STATE')
  return { userId: id, actorId, isStopped }
}
