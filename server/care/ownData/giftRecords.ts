import { asc, count, eq, sum } from 'drizzle-orm'
import { booleanLabel } from '../../../shared/words/labels/commonLabels'
import { ownDataLabels as rewardRecordsLabels } from '../../../shared/words/records/ownData'
import type { Queryable } from '../../ground/db/client'
import { giftCodes, giftHandOuts } from '../../ground/tables/gifts'
import { dayValue, timeValue, type OwnRecord } from './ownValues'

/** Oldest first, without the codes, which are not kept. */
export async function giftRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({
      row: giftHandOuts,
      count: count(),
      amountYen: sum(giftCodes.amountYen),
      lost: count(giftCodes.lostAt),
    })
    .from(giftHandOuts)
    .innerJoin(giftCodes, eq(giftCodes.handOutId, giftHandOuts.id))
    .where(eq(giftHandOuts.userId, userId))
    .groupBy(giftHandOuts.id)
    .orderBy(asc(giftHandOuts.handedOutAt), asc(giftHandOuts.id))
  return rows.map(({ row, count: codes, amountYen, lost }) => [
    [rewardRecordsLabels.giftPeriod, dayValue(row.period)],
    [rewardRecordsLabels.amount, amountYen ?? ''],
    [rewardRecordsLabels.giftCount, String(codes)],
    [rewardRecordsLabels.giftHandedOutAt, timeValue(row.handedOutAt)],
    [rewardRecordsLabels.giftConfirmedAt, timeValue(row.confirmedAt)],
    [rewardRecordsLabels.giftLost, String(lost)],
    [rewardRecordsLabels.giftReplaces, booleanLabel(row.replacesCodeId !== null)],
  ])
}
