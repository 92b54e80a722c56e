import { and, eq } from 'drizzle-orm'
import { GIFT_OWN_HAND_OUT } from '../../../shared/words/donating/gifts'
import type { ConfirmGiftInput, GiftHandOut } from '../../generated/resolvers'
import { requireMemberOrDuty, type RequestContext } from '../../ground/access/context'
import { holdRow } from '../../ground/db/oneRow'
import { AppError, requireUuid } from '../../ground/errors'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { giftHandOuts } from '../../ground/tables/gifts'
import { isCaller, requireGiftCodes } from './giftCodes'
import { findHandOut } from './giftsOfUser'

export async function confirmGift(context: RequestContext, input: ConfirmGiftInput): Promise<GiftHandOut> {
  const caller = requireMemberOrDuty(context, 'confirmGift')
  requireGiftCodes(context)
  const id = requireUuid(input.Id)
  const { now } = context
  const own = caller.kind === 'user' ? eq(giftHandOuts.userId, caller.id) : undefined
  return loggedTransaction(context, async (tx, log) => {
    const row = await holdRow(tx, giftHandOuts, and(eq(giftHandOuts.id, id), own))
    if (!row.confirmedAt) {
      if (isCaller(context, row.handedOutBy)) throw new AppError('INVALID_STATE', GIFT_OWN_HAND_OUT)
      await tx
        .update(giftHandOuts)
        .set({ confirmedAt: now, confirmedBy: caller.id })
        .where(eq(giftHandOuts.id, id))
      await log(row.userId, { category: 'Gift', operation: 'Confirm' })
    }
    const handOut = await findHandOut(tx, context, id)
    if (!handOut) throw new Error('What was handed out is missing')
    return handOut
  })
}
