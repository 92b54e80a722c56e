import { count, desc, eq, sum, type SQL } from 'drizzle-orm'
import type { GiftHandOut } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import { giftCodes, giftHandOuts } from '../../ground/tables/gifts'

/** Newest first; null where the office hands out no codes. */
export async function giftsOfUser(context: RequestContext, userId: string): Promise<GiftHandOut[] | null> {
  const { deps } = context
  return deps.texts.rewards.giftCodes ? handOuts(deps.db, context, eq(giftHandOuts.userId, userId)) : null
}

export async function findHandOut(
  db: Queryable,
  context: RequestContext,
  id: string,
): Promise<GiftHandOut | null> {
  const [handOut = null] = await handOuts(db, context, eq(giftHandOuts.id, id))
  return handOut
}

/** Who handed it out does not say that it arrived; the table holds it, too. */
export const isOwnHandOut = (
  { handedOutBy }: Pick<typeof giftHandOuts.$inferSelect, 'handedOutBy'>,
  { principal }: Pick<RequestContext, 'principal'>,
): boolean => 'id' in principal && principal.id === handedOutBy

async function handOuts(db: Queryable, context: RequestContext, where: SQL): Promise<GiftHandOut[]> {
  const rows = await db
    .select({ row: giftHandOuts, count: count(), amountYen: sum(giftCodes.amountYen).mapWith(Number) })
    .from(giftHandOuts)
    .innerJoin(giftCodes, eq(giftCodes.handOutId, giftHandOuts.id))
    .where(where)
    .groupBy(giftHandOuts.id)
    .orderBy(desc(giftHandOuts.handedOutAt), desc(giftHandOuts.id))
  if (rows.length === 0) return []
  const staff = rows.flatMap(({ row }) => [row.handedOutBy, row.confirmedBy ?? []].flat())
  const names = new Map(await staffNames(db, [...new Set(staff)]))
  return rows.map(({ row, count: codes, amountYen }) => ({
    Id: row.id,
    Period: row.period,
    AmountYen: amountYen,
    Count: codes,
    HandedOutAt: row.handedOutAt,
    HandedOutBy: names.get(row.handedOutBy) ?? null,
    ConfirmedAt: row.confirmedAt,
    ConfirmedBy: (row.confirmedBy && names.get(row.confirmedBy)) ?? null,
    MayConfirm: row.confirmedAt === null && !isOwnHandOut(row, context),
  }))
}
