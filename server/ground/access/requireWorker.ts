import { and, eq, isNull } from 'drizzle-orm'
import type { WorkKind } from '../../../shared/generated/schema'
import { CASE_OF_OWN } from '../../../shared/words/records/cases'
import { NOBODY_OF_STAFF, NOT_WORK_OF_DUTY, WORK_OF_OWN } from '../../../shared/words/office/work'
import { mayDoWork } from '../../../shared/rules/office/work'
import { requireStaff, type RequestContext } from './context'
import { rolesOf } from './rolesOf'
import type { Transaction } from '../db/client'
import { AppError, badField } from '../errors'
import { isUuid } from '../../../shared/facts/isUuid'
import { administrators, type AdministratorRow } from '../tables/administrators'

export function requireWorker(context: RequestContext, kind: WorkKind) {
  const staff = requireStaff(context)
  if (!mayDoWork(staff.roles, kind)) throw new AppError('FORBIDDEN')
  return staff
}

/** @throws AppError BAD_USER_INPUT for people who are not current staff or may not do such work */
export async function requireColleague(
  tx: Transaction,
  id: string,
  kind: WorkKind,
): Promise<AdministratorRow> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(administrators)
        .where(and(eq(administrators.id, id), isNull(administrators.removedAt)))
    : []
  if (!row) throw badField('AssigneeId', NOBODY_OF_STAFF)
  if (!mayDoWork(rolesOf(row), kind)) throw badField('AssigneeId', NOT_WORK_OF_DUTY)
  return row
}

/**
 * Nobody decides about work that looks into what they did, nor is it given to them.
 * @param notFor the staff whom the work is about
 * @throws AppError INVALID_STATE
 */
export function requireOthers(
  kind: WorkKind,
  notFor: readonly (string | null)[],
  ids: readonly (string | null | undefined)[],
): void {
  if (ids.some((id) => id != null && notFor.includes(id)))
    throw new AppError('INVALID_STATE', kind === 'Case' ? CASE_OF_OWN : WORK_OF_OWN)
}
