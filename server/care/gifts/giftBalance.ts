import { desc } from 'drizzle-orm'
import type { GiftBalance } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import { giftBalances } from '../../ground/tables/gifts'
import { isCaller, isUnexplained } from './giftCodes'
import { asContract } from '../../ground/db/asContract'

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
    ...asContract(row, 'id', 'importedAt', 'amountYen', 'left', 'handedOut'),
    ...asContract(row, 'lost', 'difference', 'explanation', 'explainedAt'),
    ImportedBy: names.get(row.importedBy) ?? null,
    Imported: row.count,
    ExplainedBy: (row.explainedBy && names.get(row.explainedBy)) ?? null,
    MayExplain: row.difference !== row.explainedDifference && !isCaller(context, row.importedBy),
  }))
}
