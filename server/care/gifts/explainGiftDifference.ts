import { and, eq } from 'drizzle-orm'
import { giftDifferenceSchema } from '../../../shared/forms/gifts'
import { GIFT_BALANCE_DIFFERS, GIFT_OWN_IMPORT } from '../../../shared/words/donating/gifts'
import type { ExplainGiftDifferenceInput, GiftStock } from '../../generated/resolvers'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { holdRow } from '../../ground/db/oneRow'
import { AppError, requireUuid, validated } from '../../ground/errors'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { giftBalances, giftImports } from '../../ground/tables/gifts'
import { isCaller, isUnexplained, requireGiftCodes } from './giftCodes'
import { stockNow } from './giftStock'

/** One explanation a difference: of two colleagues at once the second is told that it differs by now. */
export async function explainGiftDifference(
  context: RequestContext,
  input: ExplainGiftDifferenceInput,
): Promise<GiftStock> {
  const { id: actorId } = requireDuty(context, 'explainGiftDifference')
  requireGiftCodes(context)
  const { Id, Difference: shown, Explanation: explanation } = validated(giftDifferenceSchema, input)
  const id = requireUuid(Id)
  const { now } = context
  await loggedTransaction(context, async (tx, log) => {
    const row = await holdRow(tx, giftImports, id)
    if (isCaller(context, row.importedBy)) throw new AppError('INVALID_STATE', GIFT_OWN_IMPORT)
    const [differs] = await tx
      .select({ difference: giftBalances.difference })
      .from(giftBalances)
      .where(and(eq(giftBalances.id, id), isUnexplained))
    if (differs?.difference !== shown) throw new AppError('CONFLICT', GIFT_BALANCE_DIFFERS)
    await tx
      .update(giftImports)
      .set({ explainedDifference: shown, explanation, explainedBy: actorId, explainedAt: now })
      .where(eq(giftImports.id, id))
    await log(null, { category: 'Gift', operation: 'Explain' })
  })
  return stockNow(context)
}
