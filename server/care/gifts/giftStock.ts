import { count, desc, min, sql, sum } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { GiftAmount, GiftStock } from '../../generated/resolvers'
import type { Queryable } from '../../ground/db/client'
import { giftCodes } from '../../ground/tables/gifts'
import { staffNames } from '../../ground/access/staffNames'
import { inStock, requireGiftCodes } from './giftCodes'

const IMPORTS = 10

/** @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function getGiftStock(context: RequestContext): Promise<GiftStock> {
  requireDuty(context, 'getGiftStock')
  requireGiftCodes(context)
  return stockNow(context)
}

export async function stockNow({ deps, now }: RequestContext): Promise<GiftStock> {
  const { db } = deps
  const imports = await db
    .select({
      at: giftCodes.importedAt,
      by: giftCodes.importedBy,
      count: count(),
      amountYen: sum(giftCodes.amountYen).mapWith(Number),
      handedOut: count(giftCodes.handOutId),
    })
    .from(giftCodes)
    .groupBy(giftCodes.importedAt, giftCodes.importedBy)
    .orderBy(desc(giftCodes.importedAt))
    .limit(IMPORTS)
  const names = new Map(
    await staffNames(
      db,
      imports.map(({ by }) => by),
    ),
  )
  return {
    Amounts: await amountsLeft(db, now),
    Imports: imports.map(({ at, by, count: codes, amountYen, handedOut }) => ({
      ImportedAt: at,
      By: names.get(by) ?? null,
      Count: codes,
      AmountYen: amountYen,
      HandedOut: handedOut,
    })),
  }
}

/** Largest first. */
export async function amountsLeft(db: Queryable, now: Date): Promise<GiftAmount[]> {
  const rows = await db
    .select({ amountYen: giftCodes.amountYen, count: count(), validUntil: min(giftCodes.validUntil) })
    .from(giftCodes)
    .where(inStock(japaneseDateOf(now)))
    .groupBy(giftCodes.amountYen)
    .orderBy(sql`amount_yen desc`)
  return rows.map(({ amountYen, count: codes, validUntil }) => ({
    AmountYen: amountYen,
    Count: codes,
    ValidUntil: validUntil,
  }))
}
