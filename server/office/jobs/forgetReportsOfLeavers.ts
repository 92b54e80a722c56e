import { and, eq, sql } from 'drizzle-orm'
import { storedSince } from '../../care/donations/condition/reportCondition'
import type { Deps } from '../../ground/deps'
import { eraseReasons } from '../../care/leaving/leaveService'
import { conditionReports } from '../../ground/tables/condition'
import { donations } from '../../ground/tables/donations'
import { officePoints } from '../../ground/tables/officePoints'
import { userProfiles } from '../../ground/tables/users'
import { eraseValues } from '../../records/changes/eraseValues'
import { forEachDue } from './forEachDue'

/**
 * Erases what the office was told by people who have left, once none of their stool may be in store. Work that is open
 * keeps it.
 * @returns the number of people
 */
export async function forgetReportsOfLeavers(deps: Deps, now: Date): Promise<number> {
  const due = sql`${userProfiles.deleteStatus}
    and exists (select from ${officePoints} p where p.user_id = ${userProfiles.id})
    and not exists (select from ${officePoints} p where p.user_id = ${userProfiles.id} and p.closed_at is null)
    and not exists (select from ${donations} d where d.user_id = ${userProfiles.id} and d.cancelled_at is null
      and d.stool_receipt_status = 'Implemented' and d.donation_at >= ${storedSince(now).toISOString()})`
  const found = await deps.db.select({ id: userProfiles.id }).from(userProfiles).where(due)
  return forEachDue(deps, { ids: found.map(({ id }) => id), key: userProfiles.id }, async (tx, id) => {
    const [left] = await tx
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(and(eq(userProfiles.id, id), due))
      .for('update', { skipLocked: true })
    if (!left) return null
    await tx.delete(officePoints).where(eq(officePoints.userId, id))
    const told = and(eq(conditionReports.kind, 'Report'), eq(conditionReports.recordedByStaff, true))
    await tx.delete(conditionReports).where(and(eq(conditionReports.userId, id), told))
    await eraseReasons(tx, id, 'ClosePoint')
    await eraseValues(tx, id)
    return true
  })
}
