import { desc } from 'drizzle-orm'
import type { GiftBalance } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import { giftBalances } from '../../ground/tables/gifts'
import { isCaller, isUnexplained } from './giftCodes'

const SHOWN = 100

/** What nobody has explained first, then the newest. */
export async function listBalances(context: RequestContext): Promise<GiftBalance[]> {
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
    Id: row.id,
    ImportedAt: row.importedAt,
    ImportedBy: names.get(row.importedBy) ?? null,
    AmountYen: row.amountYen,
    Imported: row.count,
    Left: row.left,
    HandedOut: row.handedOut,
    Lost: row.lost,
    Difference: row.difference,
    Explanation: row.explanation,
    ExplainedAt: row.explainedAt,
    ExplainedBy: (row.explainedBy && names.get(row.explainedBy)) ?? null,
    MayExplain: row.difference !== row.explainedDifference && !isCaller(context, row.importedBy),
  }))
}
