import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'

/** Any number will do, as long as nothing else locks by it. */
const RANKING_LOCK = 7_203_001

/**
 * Makes everybody who changes the shared results wait for each other until the end of the transaction: two at once would
 * each place the results without the other's. Taken before the change, for then nobody waits while holding a result.
 */
export async function lockFloraRanking(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RANKING_LOCK})`)
}

/**
 * Places all shared results in one order, the most diverse first: equals share a place, and the one after them stands as
 * many places behind (1, 2, 2, 4). Under `lockFloraRanking`.
 */
export async function rankFloraTests(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update flora_tests set ranking = placed.place
    from (
      select id, rank() over (order by diversity_score desc) as place from flora_tests where status = 'Shared'
    ) as placed
    where flora_tests.id = placed.id and flora_tests.ranking is distinct from placed.place`)
}
