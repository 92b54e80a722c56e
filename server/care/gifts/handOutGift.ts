import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { giftsMissing } from '../../../shared/words/donating/gifts'
import type { HandedOutGift, SettleRewardsInput } from '../../generated/resolvers'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { holdRow } from '../../ground/db/oneRow'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, requireUuid } from '../../ground/errors'
import { giftCodes, giftHandOuts } from '../../ground/tables/gifts'
import { userProfiles } from '../../ground/tables/users'
import { settleDue } from '../donations/periods/settlePeriod'
import { holdStock, inStock, openCode, requireGiftCodes } from './giftCodes'
import { amountsLeft } from './giftStock'
import { findHandOut } from './giftsOfUser'

/**
 * Pays a closed period in gift codes. What is due is paid and the codes are given in one transaction: neither happens
 * alone, and a code that was answered is not kept.
 */
export async function handOutGift(
  context: RequestContext,
  input: SettleRewardsInput,
): Promise<HandedOutGift> {
  const { id: actorId } = requireDuty(context, 'handOutGift')
  requireGiftCodes(context)
  const userId = requireUuid(input.UserId)
  const { Period: period, AmountYen: told } = input
  const { now } = context
  return inTransaction(context, async (tx) => {
    const profile = await holdRow(tx, userProfiles, userId)
    const amountYen = await settleDue(tx, context, { profile, period, actorId, told })
    await holdStock(tx)
    const id = randomUUID()
    await tx.insert(giftHandOuts).values({ id, userId, period, handedOutBy: actorId, handedOutAt: now })
    const codes = await give(tx, context, { handOutId: id, amountYen })
    const handOut = await findHandOut(tx, context, id)
    if (!handOut) throw new Error('What was handed out is missing')
    return { Codes: codes, HandOut: handOut }
  })
}

/** Those that end first are given first. The caller holds the stock. */
export async function give(
  tx: Transaction,
  { deps, now }: RequestContext,
  { handOutId, amountYen }: { handOutId: string; amountYen: number },
): Promise<HandedOutGift['Codes']> {
  const stock = await amountsLeft(tx, now)
  const parts = composeGift(
    amountYen,
    stock.map(({ AmountYen, Count }) => ({ amountYen: AmountYen, count: Count })),
  )
  if (!parts) throw new AppError('INVALID_STATE', giftsMissing(amountYen))
  const key = await deps.vault.officeKey(tx)
  const given: (typeof giftCodes.$inferSelect)[] = []
  for (const part of parts)
    given.push(
      ...(await tx
        .select()
        .from(giftCodes)
        .where(and(eq(giftCodes.amountYen, part.amountYen), inStock(japaneseDateOf(now))))
        .orderBy(asc(giftCodes.validUntil), asc(giftCodes.id))
        .limit(part.count)),
    )
  const ids = given.map(({ id }) => id)
  await tx.update(giftCodes).set({ handOutId, codeSealed: null }).where(inArray(giftCodes.id, ids))
  return given.map(({ id, amountYen: yen, validUntil, codeSealed }) => {
    if (!codeSealed) throw new Error('A code in stock is sealed')
    return { Code: openCode(key, id, codeSealed), AmountYen: yen, ValidUntil: validUntil }
  })
}

export type GiftStockOf = { amountYen: number; count: number }

/** The fewest codes in stock that make up an amount, largest first; null where none do. */
export function composeGift(amountYen: number, stock: readonly GiftStockOf[]): GiftStockOf[] | null {
  // By amount reached: how many codes it takes, and how many of each kind.
  let best = new Map<number, { codes: number; of: readonly GiftStockOf[] }>([[0, { codes: 0, of: [] }]])
  for (const { amountYen: each, count } of stock.toSorted((one, other) => other.amountYen - one.amountYen)) {
    const next = new Map(best)
    for (const [reached, { codes, of }] of best)
      for (let n = 1; n <= count && reached + n * each <= amountYen; n++) {
        const at = reached + n * each
        const known = next.get(at)
        if (!known || known.codes > codes + n)
          next.set(at, { codes: codes + n, of: [...of, { amountYen: each, count: n }] })
      }
    best = next
  }
  return best.get(amountYen)?.of.slice() ?? null
}
