import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'

/** Any number that no other lock has, the same in all our processes. */
const CRITERIA_LOCK = 7_261_171

/** Until the transaction ends nobody else changes a version, or brings one. Whoever judges does not wait. */
export async function holdCriteria(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${CRITERIA_LOCK})`)
}
