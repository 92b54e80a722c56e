import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import { named } from './named'
import type { Transaction } from './client'

/** The caller as stored by the database. */
export type Caller = { kind: 'guest' } | { kind: 'user' | 'staff'; id: string }

const name = named(
  sql`select set_config('nakatsugu.change', ${sql.placeholder('change')}, true)`,
  () => undefined,
)

/**
 * Tells the database who makes this transaction's changes: it stores the caller with the values (`sql/values.sql`), and
 * rows of the log get the same number. Without a caller it is the system.
 */
export async function nameChange(
  tx: Transaction,
  { deps, principal, requestId }: { deps: { clock: Clock }; principal?: Caller; requestId?: string | null },
): Promise<void> {
  const change = {
    id: randomUUID(),
    at: deps.clock.now(),
    request: requestId,
    ...(principal?.kind === 'staff' && { staff: principal.id }),
    ...(principal?.kind === 'user' && { member: principal.id }),
  }
  await name(tx, { change: JSON.stringify(change) })
}
