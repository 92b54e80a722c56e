import { eq } from 'drizzle-orm'
import { isForToday } from '../../../shared/rules/records/access/operations'
import { mayHandOver, unitStateAfter } from '../../../shared/rules/donating/units/unitLife'
import { correctUnitSchema, discardSchema, handOverSchema } from '../../../shared/forms/unit'
import {
  DONATION_WAS_TAKEN_BACK,
  donationWasHandedOver,
  UNIT_NOT_OWN,
  unitDiscarded,
  unitHandedOver,
  unitHeld,
} from '../../../shared/words/donating/units'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, validated, requireRow } from '../../ground/errors'
import type { CorrectUnitInput, DiscardUnitsInput, HandOverUnitsInput } from '../../generated/resolvers'
import { donations } from '../../ground/tables/donations'
import type { UnitRow } from '../../ground/tables/units'
import { readMeasures } from './recordUnit'
import { changeUnit, holdUnitOf, holdUnits, requireToday, toUnit, type UnitParent } from './unitRows'

type Log = Pick<RequestContext, 'now' | 'requestId' | 'deps'> & { actorId: string; reason?: string }

const told = (
  tx: Transaction,
  { userId, number }: UnitRow,
  operation: 'Correct' | 'HandOver' | 'Discard',
  { deps, ...log }: Log,
) =>
  recordActivity(tx, {
    event: { category: 'Unit', operation, number },
    userId,
    vault: deps.vault,
    reason: null,
    ...log,
  })

/** Puts a unit right with a reason. The database keeps the values before. */
export async function correctUnit(context: RequestContext, input: CorrectUnitInput): Promise<UnitParent> {
  const caller = requireDuty(context, 'correctUnit')
  const material = requireMaterial(context)
  const { now, requestId, deps } = context
  const { PassedAt, ...rest } = input
  const { Reason } = validated(correctUnitSchema(material), rest)
  return inTransaction(context, async (tx) => {
    const unit = requireRow(await holdUnits(tx, [input.Id]))
    requireToday(caller, 'correctUnit', unit.receivedAt, now)
    if (isForToday(caller.roles, 'correctUnit') && unit.takenBy !== caller.id)
      throw new AppError('INVALID_STATE', UNIT_NOT_OWN)
    await requireReceived(tx, unit)
    const measures = readMeasures(material, { ...rest, PassedAt }, unit.receivedAt)
    const row = await changeUnit(tx, unit, {
      ...measures,
      ...acceptance(unit, measures.rejectionReason !== null, now),
      updatedAt: now,
    })
    await told(tx, row, 'Correct', { actorId: caller.id, now, requestId, deps, reason: Reason })
    return toUnit(row)
  })
}

async function requireReceived(tx: Transaction, { donationId }: UnitRow): Promise<void> {
  const [donation] = await tx
    .select({ cancelledAt: donations.cancelledAt })
    .from(donations)
    .where(eq(donations.id, donationId))
  if (donation?.cancelledAt) throw new AppError('INVALID_STATE', DONATION_WAS_TAKEN_BACK)
}

/** @throws AppError INVALID_STATE for a unit that was discarded after it had been accepted */
function acceptance(unit: UnitRow, isRejected: boolean, now: Date): Pick<UnitRow, 'state' | 'discardedAt'> {
  const wasRejected = unit.rejectionReason !== null
  if (unit.state === 'Discarded' && !wasRejected)
    throw new AppError('INVALID_STATE', unitDiscarded(unit.number))
  if (isRejected === wasRejected) return { state: unit.state, discardedAt: unit.discardedAt }
  const state = unitStateAfter(unit.state, isRejected ? 'rejected' : 'takenInAfterAll')
  if (!state) throw new AppError('INVALID_STATE')
  return { state, discardedAt: state === 'Discarded' ? now : null }
}

/** Records that units have left the house; all or none. */
export async function handOverUnits(
  context: RequestContext,
  { Ids, ...input }: HandOverUnitsInput,
): Promise<UnitParent[]> {
  const caller = requireDuty(context, 'handOverUnits')
  requireMaterial(context)
  const { now, requestId, deps } = context
  const { To, Batch } = validated(handOverSchema, input)
  return inTransaction(context, async (tx) => {
    const held = await holdUnits(tx, Ids)
    for (const unit of held) {
      requireToday(caller, 'handOverUnits', unit.receivedAt, now)
      if (unit.handedOverAt) throw new AppError('INVALID_STATE', unitHandedOver(unit.number))
      if (!mayHandOver(unit.state))
        throw new AppError(
          'INVALID_STATE',
          unit.state === 'Held' ? unitHeld(unit.number) : unitDiscarded(unit.number),
        )
    }
    return moveEach(held, async (unit) => {
      const fact = { handedOverAt: now, handedOverTo: To, handOverBatch: Batch, handedOverBy: caller.id }
      await told(tx, unit, 'HandOver', { actorId: caller.id, now, requestId, deps })
      return changeUnit(tx, unit, { ...fact, updatedAt: now })
    })
  })
}

/** Discards units for good; all or none. */
export async function discardUnits(
  context: RequestContext,
  { Ids, ...input }: DiscardUnitsInput,
): Promise<UnitParent[]> {
  const caller = requireDuty(context, 'discardUnits')
  requireMaterial(context)
  const { now, requestId, deps } = context
  const { Reason } = validated(discardSchema, input)
  return inTransaction(context, async (tx) =>
    moveEach(await holdUnits(tx, Ids), async (unit) => {
      const state = unitStateAfter(unit.state, 'discarded')
      if (!state) throw new AppError('INVALID_STATE', unitDiscarded(unit.number))
      await told(tx, unit, 'Discard', { actorId: caller.id, now, requestId, deps, reason: Reason })
      return changeUnit(tx, unit, { state, discardedAt: now, updatedAt: now })
    }),
  )
}

async function moveEach(
  held: readonly UnitRow[],
  move: (unit: UnitRow) => Promise<UnitRow>,
): Promise<UnitParent[]> {
  const moved: UnitParent[] = []
  for (const unit of held) moved.push(toUnit(await move(unit)))
  return moved
}

/**
 * The unit of a donation that is taken back is discarded with it.
 * @throws AppError INVALID_STATE when it was handed over
 */
export async function takeBackUnit(tx: Transaction, donationId: string, now: Date): Promise<void> {
  // As recordUnit does: the donation, then its unit.
  await tx.select({ id: donations.id }).from(donations).where(eq(donations.id, donationId)).for('update')
  const unit = await holdUnitOf(tx, donationId)
  if (unit?.handedOverAt) throw new AppError('INVALID_STATE', donationWasHandedOver(unit.number))
  const state = unit && unitStateAfter(unit.state, 'donationTakenBack')
  if (state) await changeUnit(tx, unit, { state, discardedAt: now, updatedAt: now })
}
