import { monthSlotsFull, SAME_PERSON_OPEN } from '../../../shared/words/program/apiErrors'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { inviteOutOfTurnSchema } from '../../../shared/forms/personActions'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { requireUuid, AppError, validated } from '../../ground/errors'
import type { Guidance, InviteOutOfTurnInput } from '../../generated/resolvers'
import { toGuidance } from '../guidance/findGuidance'
import { isHeldAsSame } from '../points/samePeople'
import { findProfile, requirePresent } from '../../records/person/findProfile'
import { invite } from './invite'
import { standingOf } from './line'
import { addMonthPlace, claimMonthPlace, monthOf } from './monthPlaces'

/**
 * Invites a person before others and stores the reason, with a free place of this Japanese month or an added
 * one.
 */
export async function inviteOutOfTurn(
  context: RequestContext,
  input: InviteOutOfTurnInput,
): Promise<Guidance> {
  requireDuty(context, 'inviteOutOfTurn')
  return inTransaction(context, (tx) => inviteBeforeOthers(tx, context, input))
}

/** The same in the caller's transaction. */
export async function inviteBeforeOthers(
  tx: Transaction,
  context: RequestContext,
  input: InviteOutOfTurnInput,
): Promise<Guidance> {
  const caller = requireDuty(context, 'inviteOutOfTurn')
  const { UserId, Reason, AddPlace } = validated(inviteOutOfTurnSchema, input)
  const userId = requireUuid(UserId)
  const { now, requestId, deps } = context
  const month = monthOf(now)

  const profile = await requirePresent(tx, userId, await findProfile(tx, userId))
  if (profile.userStatus !== 'WaitingGuidance' || isSuspended(profile)) throw new AppError('INVALID_STATE')
  if (await isHeldAsSame(tx, userId)) throw new AppError('INVALID_STATE', SAME_PERSON_OPEN)
  const added = AddPlace ? await addMonthPlace(tx, month, now) : null
  const place = added?.place ?? (await claimMonthPlace(tx, month, now))
  if (!place) throw new AppError('SLOT_FULL', monthSlotsFull(month.year, month.month))
  const standing = await standingOf(tx, userId, now)
  const outOfTurn = {
    actorId: caller.id,
    reason: Reason,
    vault: deps.vault,
    additional: added?.additional ?? null,
  }
  return toGuidance(await invite(tx, deps, { standing, place, month, now, outOfTurn, requestId }))
}
