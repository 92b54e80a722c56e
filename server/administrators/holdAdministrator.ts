import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import { administrators, type AdministratorRow } from '../schema/administrators'

/**
 * Locks a console user until the transaction ends.
 * @throws AppError NOT_FOUND, also for removed ones
 */
export async function holdAdministrator(tx: Transaction, id: string): Promise<AdministratorRow> {
  const [row] = await tx
    .select()
    .from(administrators)
    .where(and(eq(administrators.id, requireUuid(id)), isNull(administrators.removedAt)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
