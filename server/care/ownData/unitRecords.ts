import { asc, eq } from 'drizzle-orm'
import { gramsText, unitLabels as labels, unitStateLabels } from '../../../shared/words/labels/unitLabels'
import type { Queryable } from '../../ground/db/client'
import { units } from '../../ground/tables/units'
import { type OwnRecord, timeValue } from './ownValues'

/** What was received, oldest first, with what became of it. */
export async function unitRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(units)
    .where(eq(units.userId, userId))
    .orderBy(asc(units.receivedAt), asc(units.id))
  return rows.map((row) => [
    [labels.Number.donor, row.number],
    [labels.State.donor, unitStateLabels[row.state]],
    [labels.ReceivedAt.donor, timeValue(row.receivedAt)],
    [labels.PassedAt.donor, timeValue(row.passedAt)],
    [labels.WeightGrams.donor, gramsText(row.weightGrams)],
    [labels.BristolType.donor, String(row.bristolType)],
    [labels.RejectionReason.donor, row.rejectionReason ?? ''],
    [labels.Container.donor, row.container ?? ''],
    [labels.HandedOverAt.donor, timeValue(row.handedOverAt)],
    [labels.HandedOverTo.donor, row.handedOverTo ?? ''],
    [labels.HandOverBatch.donor, row.handOverBatch ?? ''],
    [labels.DiscardedAt.donor, timeValue(row.discardedAt)],
  ])
}
