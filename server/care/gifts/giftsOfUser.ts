import { count, desc, eq, sum, type SQL } from 'drizzle-orm'
import type { GiftHandOut } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import { giftCodes, giftHandOuts } from '../../ground/tables/gifts'

/** Newest first; null where the office hands out no codes. */
export async function giftsOfUser({ deps }: RequestContext, userId: string): Promise<GiftHandOut[] | null> {
  return deps.texts.rewards.giftCodes ? handOuts(deps.db, eq(giftHandOuts.userId, userId)) : null
}

export async function findHandOut(db: Queryable, id: string): Promise<GiftHandOut | null> {
  const [handOut = null] = await handOuts(db, eq(giftHandOuts.id, id))
  return handOut
}

async function handOuts(db: Queryable, where: SQL): Promise<GiftHandOut[]> {
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
  }))
}
