import { sum } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { Deps } from '../../ground/deps'
import { giftBalances, giftCounts } from '../../ground/tables/gifts'

/** Writes down the balance of the day, once. A difference is work from the moment it is there (`WorkKind.GiftDifference`). */
export async function countGifts({ db, texts }: Pick<Deps, 'db' | 'texts'>, now: Date): Promise<number> {
  if (!texts.rewards.giftCodes) return 0
  const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number)
  const counted = await db
    .select({
      amountYen: giftBalances.amountYen,
      imported: total(giftBalances.count),
      left: total(giftBalances.left),
      handedOut: total(giftBalances.handedOut),
      lost: total(giftBalances.lost),
    })
    .from(giftBalances)
    .groupBy(giftBalances.amountYen)
  if (counted.length === 0) return 0
  const written = await db
    .insert(giftCounts)
    .values(counted.map((amounts) => ({ day: japaneseDateOf(now), countedAt: now, ...amounts })))
    .onConflictDoNothing()
    .returning({ day: giftCounts.day })
  return written.length
}
