import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'

/** Any number that no other lock uses. */
const RANKING_LOCK = 7_203_001

/**
 * Serialises changes of shared results until the transaction ends: two at once would rank without each
 * other's result. Taken before the change, to avoid a deadlock.
 */
export async function lockFloraRanking(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RANKING_LOCK})`)
}

/**
 * Ranks all shared results by diversity, highest first, with ties (1, 2, 2, 4). Requires `lockFloraRanking`.
 */
export async function rankFloraTests(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update flora_tests set ranking = placed.place
    from (
      select id, rank() over (order by diversity_score desc) as place from flora_tests where status = 'Shared'
    ) as placed
    where flora_tests.id = placed.id and flora_tests.ranking is distinct from placed.place`)
}
