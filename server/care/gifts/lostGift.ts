import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import {
  GIFT_LOST_ALREADY,
  GIFT_NOT_LOST,
  GIFT_OWN_REPORT,
  GIFT_REPLACED,
} from '../../../shared/words/donating/gifts'
import type {
  DecideLostGiftInput,
  GiftHandOut,
  HandedOutGift,
  ReportLostGiftInput,
} from '../../generated/resolvers'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { AppError, requireUuid } from '../../ground/errors'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { giftCodes, giftHandOuts } from '../../ground/tables/gifts'
import { userProfiles } from '../../ground/tables/users'
import { recipientOf } from '../../records/person/findProfile'
import { holdStock, isCaller, requireGiftCodes } from './giftCodes'
import { findHandOut } from './giftsOfUser'
import { give } from './handOutGift'

export async function reportLostGift(
  context: RequestContext,
  input: ReportLostGiftInput,
): Promise<GiftHandOut> {
  const { id: actorId } = requireDuty(context, 'reportLostGift')
  requireGiftCodes(context)
  const { now } = context
  return loggedTransaction(context, async (tx, log) => {
    const { code, handOut } = await requireGiven(tx, input.CodeId)
    if (code.lostAt) throw new AppError('INVALID_STATE', GIFT_LOST_ALREADY)
    await tx
      .update(giftCodes)
      .set({ loss: input.Loss, lostAt: now, lostBy: actorId })
      .where(eq(giftCodes.id, code.id))
    await log(handOut.userId, { category: 'Gift', operation: 'Lose' })
    return requireHandOut(tx, context, handOut.id)
  })
}

/** The second person decides: the code is marked by one, and another is handed out by somebody else. */
export async function decideLostGift(
  context: RequestContext,
  input: DecideLostGiftInput,
): Promise<HandedOutGift> {
  const { id: actorId } = requireDuty(context, 'decideLostGift')
  requireGiftCodes(context)
  const { now, deps } = context
  return loggedTransaction(context, async (tx, log) => {
    const { code, handOut } = await requireGiven(tx, input.CodeId)
    const { userId, period } = handOut
    if (!code.lostAt) throw new AppError('INVALID_STATE', GIFT_NOT_LOST)
    const replaced = await tx.$count(giftHandOuts, eq(giftHandOuts.replacesCodeId, code.id))
    if (replaced > 0) throw new AppError('INVALID_STATE', GIFT_REPLACED)
    if (!input.Replace) {
      await tx
        .update(giftCodes)
        .set({ loss: null, lostAt: null, lostBy: null })
        .where(eq(giftCodes.id, code.id))
      await log(userId, { category: 'Gift', operation: 'Keep' })
      return { Codes: [], HandOut: await requireHandOut(tx, context, handOut.id) }
    }
    if (isCaller(context, code.lostBy)) throw new AppError('INVALID_STATE', GIFT_OWN_REPORT)
    await holdStock(tx)
    const id = randomUUID()
    await tx.insert(giftHandOuts).values({
      id,
      userId,
      period,
      handedOutBy: actorId,
      handedOutAt: now,
      replacesCodeId: code.id,
      reportedBy: code.lostBy,
    })
    const codes = await give(tx, context, { handOutId: id, amountYen: code.amountYen })
    await log(userId, { category: 'Gift', operation: 'Replace' })
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, userId))
    if (profile?.email)
      await deps.mail.enqueue(tx, {
        kind: 'giftReplaced',
        params: { amountYen: code.amountYen, on: japaneseDateOf(now) },
        ...recipientOf(profile),
        dedupeKey: `giftReplaced/${code.id}`,
      })
    return { Codes: codes, HandOut: await requireHandOut(tx, context, id) }
  })
}

/** Until the end of the transaction nobody else decides about this code. */
async function requireGiven(tx: Transaction, codeId: string) {
  const [code] = await tx
    .select()
    .from(giftCodes)
    .where(and(eq(giftCodes.id, requireUuid(codeId)), isNotNull(giftCodes.handOutId)))
    .for('update')
  const [handOut] = code?.handOutId
    ? await tx.select().from(giftHandOuts).where(eq(giftHandOuts.id, code.handOutId))
    : []
  if (!code || !handOut) throw new AppError('NOT_FOUND')
  return { code, handOut }
}

async function requireHandOut(tx: Transaction, context: RequestContext, id: string): Promise<GiftHandOut> {
  const handOut = await findHandOut(tx, context, id)
  if (!handOut) throw new Error('What was handed out is missing')
  return handOut
}
