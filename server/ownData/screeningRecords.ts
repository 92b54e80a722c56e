import { asc, eq } from 'drizzle-orm'
import { judgementLabels } from '../../shared/labels/certificationLabels'
import { inspectionTypeLabels } from '../../shared/labels/inspectionTypeLabels'
import { healthCheckLabels, screeningInfoLabels as labels } from '../../shared/labels/screeningLabels'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import type { Queryable } from '../db/client'
import { healthChecks, screenings } from '../screenings/tables'
import type { OwnRecord } from './ownData'
import { dayValue, labelled, timeValue } from './ownValues'

/** The rounds of testing, oldest first: days of the tests and whether they led to a certification. */
export async function screeningRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ info: screenings, health: healthChecks })
    .from(screenings)
    .leftJoin(healthChecks, eq(healthChecks.screeningId, screenings.id))
    .where(eq(screenings.userId, userId))
    .orderBy(asc(screenings.screeningInfoCreatedAt), asc(screenings.id))
  return rows.map(({ info, health }) => [
    [labels.InspectionType.donor, inspectionTypeLabels[info.inspectionType]],
    [labels.OnlineCheckStartAt.admin, timeValue(info.onlineCheckStartAt)],
    [
      labels.ScheduledInitialExamDate.donor,
      dayValue(info.scheduledInitialExamDate ?? info.scheduledRenewalExamDate),
    ],
    [labels.ScheduledExamTime.donor, info.scheduledExamTime ?? ''],
    [
      healthCheckLabels.ExamDate.donor,
      dayValue(info.initialExamDate ?? info.renewalExamDate ?? health?.examDate ?? null),
    ],
    [userProfileLabels.DonorStatus.donor, labelled(judgementLabels, health?.donorStatus ?? null)],
  ])
}
