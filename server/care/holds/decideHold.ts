import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decideHoldSchema, openHoldSchema } from '../../../shared/forms/hold'
import {
  FINDING_OR_DECISION,
  HOLD_DECIDED,
  HOLD_SECOND_PERSON,
  HOLD_WITHOUT_FINDING,
  NOTHING_TO_HOLD,
} from '../../../shared/words/donating/holds'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { readRow } from '../../ground/db/oneRow'
import { AppError, badField, requireUuid, validated } from '../../ground/errors'
import type { DecideHoldInput, OpenHoldInput } from '../../generated/resolvers'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { holds } from '../../ground/tables/holds'
import { lockPerson } from '../../records/person/findProfile'
import { isReceived } from './beginHold'
import { toHold, type HoldParent } from './holdRows'

/** Begins a hold by hand. */
export async function openHold(context: RequestContext, input: OpenHoldInput): Promise<HoldParent> {
  const caller = requireDuty(context, 'openHold')
  requireMaterial(context)
  const { deps, now } = context
  const { Since = null, Until = null, Reason } = validated(openHoldSchema, input)
  const userId = requireUuid(input.UserId)
  return loggedTransaction(context, async (tx, log) => {
    await lockPerson(tx, userId)
    if (!(await isReceived(tx, { userId, since: Since, until: Until })))
      throw new AppError('INVALID_STATE', NOTHING_TO_HOLD)
    const owner = { id: randomUUID(), userId }
    const [row] = await tx
      .insert(holds)
      .values({
        ...owner,
        cause: 'Office',
        since: Since,
        until: Until,
        begunBy: caller.id,
        ...(await deps.vault.seal(tx, 'holds', owner, { reason: Reason })),
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('An inserted hold is missing')
    await log(userId, { category: 'Hold', operation: 'Begin' })
    return toHold(row)
  })
}

/**
 * Writes the finding, or decides. Whoever began the hold or wrote its finding does not decide; the database holds that.
 */
export async function decideHold(context: RequestContext, input: DecideHoldInput): Promise<HoldParent> {
  const caller = requireDuty(context, 'decideHold')
  requireMaterial(context)
  const { deps, now } = context
  const { Finding, Decision } = validated(decideHoldSchema, input)
  if (!Finding === !Decision) throw badField('Finding', FINDING_OR_DECISION)
  const id = requireUuid(input.Id)
  return loggedTransaction(context, async (tx, log) => {
    const found = await readRow(tx, holds, id)
    await lockPerson(tx, found.userId)
    const [hold] = await tx.select().from(holds).where(eq(holds.id, id)).for('update')
    if (!hold || hold.decidedAt) throw new AppError('INVALID_STATE', HOLD_DECIDED)
    if (Decision && !hold.foundBy) throw new AppError('INVALID_STATE', HOLD_WITHOUT_FINDING)
    if (Decision && [hold.begunBy, hold.foundBy].includes(caller.id))
      throw new AppError('INVALID_STATE', HOLD_SECOND_PERSON)
    const change = Finding
      ? { ...(await deps.vault.seal(tx, 'holds', hold, { finding: Finding })), foundBy: caller.id }
      : { decision: Decision ?? null, decidedBy: caller.id, decidedAt: now }
    const [row] = await tx
      .update(holds)
      .set({ ...change, updatedAt: now })
      .where(eq(holds.id, id))
      .returning()
    if (!row) throw new Error('A hold that is locked is missing')
    await log(hold.userId, { category: 'Hold', operation: Finding ? 'Finding' : 'Decide' })
    return toHold(row)
  })
}
