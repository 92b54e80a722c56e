import { sql } from 'drizzle-orm'
import type { Transaction } from '../../ground/db/client'

/** Any unique number, the same in all our processes. */
const CRITERIA_LOCK = 7_261_171

/** Until the transaction ends, no other transaction changes or imports a version. Judging a check does not wait. */
export async function holdCriteria(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${CRITERIA_LOCK})`)
}
