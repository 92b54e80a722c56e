import { count, desc, isNotNull, min, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { GiftAmount, GiftCount, GiftStock, LostGiftCode, GiftBalance } from '../../generated/resolvers'
import type { Queryable } from '../../ground/db/client'
import { asContract } from '../../ground/db/asContract'
import { giftCodes, giftCounts, giftBalances } from '../../ground/tables/gifts'
import { inStock, isReplaced, requireGiftCodes, isCaller, isUnexplained } from './giftCodes'
import { staffNames } from '../../ground/access/staffNames'

const LOST = 100
const COUNTS = 31

export async function getGiftStock(context: RequestContext): Promise<GiftStock> {
  requireDuty(context, 'getGiftStock')
  requireGiftCodes(context)
  return stockNow(context)
}

export async function stockNow(context: RequestContext): Promise<GiftStock> {
  const { deps, now } = context
  const { db } = deps
  return {
    Amounts: await amountsLeft(db, now),
    Lost: await lostCodes(db),
    Balances: await listBalances(context),
    Counts: await lastCounts(db),
  }
}

async function lostCodes(db: Queryable): Promise<LostGiftCode[]> {
  const rows = await db
    .select({ code: giftCodes, replaced: isReplaced })
    .from(giftCodes)
    .where(isNotNull(giftCodes.lostAt))
    .orderBy(desc(giftCodes.lostAt), desc(giftCodes.id))
    .limit(LOST)
  return rows.flatMap(({ code: { loss, lostAt, ...code }, replaced: Replaced }) =>
    loss && lostAt
      ? { ...asContract(code, 'importedAt', 'line', 'amountYen'), Loss: loss, LostAt: lostAt, Replaced }
      : [],
  )
}

async function lastCounts(db: Queryable): Promise<GiftCount[]> {
  const rows = await db
    .select()
    .from(giftCounts)
    .orderBy(desc(giftCounts.day), desc(giftCounts.amountYen))
    .limit(COUNTS)
  return rows.map((row) => ({
    ...asContract(row, 'day', 'countedAt', 'amountYen', 'imported', 'left', 'handedOut', 'lost'),
    Difference: row.imported - row.left - row.handedOut - row.lost,
  }))
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

const SHOWN = 100

/** What nobody has explained first, then the newest. */
async function listBalances(context: RequestContext): Promise<GiftBalance[]> {
  const { db } = context.deps
  const rows = await db
    .select()
    .from(giftBalances)
    .orderBy(desc(isUnexplained), desc(giftBalances.importedAt), desc(giftBalances.amountYen))
    .limit(SHOWN)
  const names = await staffNames(
    db,
    rows.flatMap(({ explainedBy, importedBy }) => [explainedBy, importedBy]),
  )
  return rows.map((row) => ({
    ...asContract(row, 'id', 'importedAt', 'amountYen', 'left', 'handedOut'),
    ...asContract(row, 'lost', 'difference', 'explanation', 'explainedAt'),
    ImportedBy: names.get(row.importedBy) ?? null,
    Imported: row.count,
    ExplainedBy: (row.explainedBy && names.get(row.explainedBy)) ?? null,
    MayExplain: row.difference !== row.explainedDifference && !isCaller(context, row.importedBy),
  }))
}
