import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import { named } from './named'
import type { Setting, Transaction } from './client'

/** The caller as stored by the database. */
export type Caller = { kind: 'guest' } | { kind: 'user' | 'staff'; id: string }

type Maker = { deps: { clock: Clock }; principal?: Caller; requestId?: string | null }

/**
 * Tells the database who makes a transaction's changes: it stores the caller with the values (`sql/values.sql`), and
 * rows of the log get the same number. Without a caller it is the system.
 */
export function changeSetting({ deps, principal, requestId }: Maker): Setting {
  const change = {
    id: randomUUID(),
    at: deps.clock.now(),
    request: requestId,
    ...(principal?.kind === 'staff' && { staff: principal.id }),
    ...(principal?.kind === 'user' && { member: principal.id }),
  }
  return { name: 'nakatsugu.change', value: JSON.stringify(change) }
}

const set = named(
  sql`select set_config(${sql.placeholder('name')}, ${sql.placeholder('value')}, true)`,
  () => undefined,
)

/** In a transaction that has begun. */
export const setUntilEnd = (tx: Transaction, setting: Setting) => set(tx, setting)

/** In a transaction that has begun. */
export async function nameChange(tx: Transaction, maker: Maker): Promise<void> {
  await setUntilEnd(tx, changeSetting(maker))
}
