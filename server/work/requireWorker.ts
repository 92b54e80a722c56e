import { and, eq, isNull } from 'drizzle-orm'
import type { WorkKind } from '../../shared/generated/schema'
import { NOBODY_OF_STAFF } from '../../shared/messages/work'
import { mayDoWork } from '../../shared/work'
import { requireStaff, type RequestContext } from '../access/context'
import type { Transaction } from '../db/client'
import { AppError, badField, isUuid } from '../errors'
import { administrators, type AdministratorRow } from '../schema/administrators'

/** Staff who do work of this kind. */
export function requireWorker(context: RequestContext, kind: WorkKind) {
  const staff = requireStaff(context)
  if (!mayDoWork(staff.roles, kind)) throw new AppError('FORBIDDEN')
  return staff
}

/** @throws AppError BAD_USER_INPUT for somebody who is not of staff, or no longer */
export async function requireColleague(tx: Transaction, id: string): Promise<AdministratorRow> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(administrators)
        .where(and(eq(administrators.id, id), isNull(administrators.removedAt)))
    : []
  if (!row) throw badField('AssigneeId', NOBODY_OF_STAFF)
  return row
}
