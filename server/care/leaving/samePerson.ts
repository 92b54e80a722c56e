import { eq } from 'drizzle-orm'
import { NOT_OF_THE_SAME, SAME_PERSON_DECIDED } from '../../../shared/words/program/apiErrors'
import { decideSamePersonSchema } from '../../../shared/forms/personActions'
import { requireDuty, requireFreshSignIn, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { AppError, badField, requireUuid, validated } from '../../ground/errors'
import type { DecideSamePersonInput, Success, UserProfile } from '../../generated/resolvers'
import { peopleNamed } from '../points/samePeople'
import { officePoints, type OfficePointRow } from '../../ground/tables/officePoints'
import { requirePresent } from '../../records/person/findProfile'
import { toUserProfile } from '../../records/person/toUserProfile'
import { inviteFromWaitingList } from '../waitingList/invite'
import { leaveService, lockLeavingProfile } from './leaveService'
import { finishLeaving } from './requestWithdrawal'

/** Who is here already, of a SamePerson, longest first. */
export async function listSamePeople(
  context: RequestContext,
  { Id }: { Id: string },
): Promise<UserProfile[]> {
  requireDuty(context, 'listSamePeople')
  const { db } = context.deps
  const [point] = await db
    .select()
    .from(officePoints)
    .where(eq(officePoints.id, requireUuid(Id)))
  if (point?.kind !== 'SamePerson') throw new AppError('NOT_FOUND')
  return (await peopleNamed(db, point)).map((row) => toUserProfile(row))
}

/**
 * Says whether somebody is here already. The same: the newer account is closed with a letter, the one from before
 * stands with its dates and suspension.
 */
export async function decideSamePerson(
  context: RequestContext,
  input: DecideSamePersonInput,
): Promise<Success> {
  requireDuty(context, 'decideSamePerson')
  const { Id, SameAs, Reason } = validated(decideSamePersonSchema, input)
  const { deps, now } = context
  const id = requireUuid(Id)
  if (!SameAs) {
    await inTransaction(context, (tx) => tellApart(tx, context, id, Reason))
    // Separate, because inviters lock the month before the people.
    await inTransaction(context, (tx) => inviteFromWaitingList(tx, deps, now))
    return { success: true }
  }
  requireFreshSignIn(context)
  const left = await inTransaction(context, (tx) => closeNewer(tx, context, { id, sameAs: SameAs, Reason }))
  await finishLeaving(deps, left)
  return { success: true }
}

function requireOpen(point: OfficePointRow | undefined): OfficePointRow {
  if (point?.kind !== 'SamePerson') throw new AppError('NOT_FOUND')
  if (point.closedAt) throw new AppError('INVALID_STATE', SAME_PERSON_DECIDED)
  return point
}

async function tellApart(
  tx: Transaction,
  context: RequestContext,
  id: string,
  reason: string,
): Promise<void> {
  const { deps, now, requestId } = context
  const caller = requireDuty(context, 'decideSamePerson')
  const [found] = await tx.select().from(officePoints).where(eq(officePoints.id, id)).for('update')
  const { userId } = requireOpen(found)
  await tx.update(officePoints).set({ closedAt: now, updatedAt: now }).where(eq(officePoints.id, id))
  const event = { category: 'Profile', operation: 'ClosePoint', kind: 'SamePerson' } as const
  await recordActivity(tx, { event, userId, actorId: caller.id, reason, vault: deps.vault, now, requestId })
}

/** Returns whose account is closed. */
async function closeNewer(
  tx: Transaction,
  context: RequestContext,
  { id, sameAs, Reason: reason }: { id: string; sameAs: string; Reason: string },
): Promise<string> {
  const { now, requestId } = context
  const caller = requireDuty(context, 'decideSamePerson')
  const [known] = await tx.select().from(officePoints).where(eq(officePoints.id, id))
  const { userId } = requireOpen(known)
  // The person before the point, as everywhere.
  const profile = await requirePresent(tx, userId, await lockLeavingProfile(tx, userId))
  const [point] = await tx.select().from(officePoints).where(eq(officePoints.id, id)).for('update')
  const older = (await peopleNamed(tx, requireOpen(point))).find((person) => person.id === sameAs)
  if (!older) throw badField('SameAs', NOT_OF_THE_SAME)
  await leaveService(tx, context, { profile, operation: 'Delete', actorId: caller.id, reason, isSame: true })
  const event = { category: 'Profile', operation: 'CloseSame' } as const
  await recordActivity(tx, { event, userId: older.id, actorId: caller.id, now, requestId })
  return userId
}
