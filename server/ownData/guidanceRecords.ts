import { asc, eq } from 'drizzle-orm'
import { guidanceLabels as labels, guidanceStatusLabels } from '../../shared/labels/guidanceLabels'
import type { Queryable } from '../db/client'
import { guidances } from '../schema/guidance'
import type { OwnRecord } from './ownData'
import { dayValue, timeValue } from './ownValues'

/** The invitations to a guidance and what became of them, oldest first. */
export async function guidanceRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(guidances)
    .where(eq(guidances.userId, userId))
    .orderBy(asc(guidances.createdAt), asc(guidances.id))
  return rows.map((row) => [
    [labels.GuidanceInvitedAt.donor, timeValue(row.guidanceInvitedAt)],
    [labels.Status.donor, guidanceStatusLabels[row.status].admin],
    [labels.DeadlineAt.donor, dayValue(row.deadlineAt)],
    [labels.ReservedAt.donor, timeValue(row.reservedAt)],
    [labels.ConsentVersion.donor, row.consentVersion ?? ''],
    [labels.KitNumber.donor, row.kitNumber ?? ''],
  ])
}
