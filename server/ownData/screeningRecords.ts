import { asc, eq } from 'drizzle-orm'
import { implementationStatusLabels } from '../../shared/labels/donationLabels'
import {
  judgementLabels,
  sampleTestLabels,
  healthCheckLabels,
  screeningInfoLabels as labels,
  inspectionTypeLabels,
} from '../../shared/labels/screeningLabels'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import { notCertifiedReasonSentences } from '../../shared/messages/examResult'
import type { Queryable } from '../db/client'
import { healthChecks, screenings } from '../schema/screenings'
import { type OwnRecord, dayValue, labelled, timeValue } from './ownValues'

/** The rounds of testing, oldest first: days asked for and held, what was found, and whether it led to a certification. */
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
    [labels.PreferredDates.donor, (info.preferredDates ?? []).map(dayValue).join('、')],
    [labels.Note.donor, info.requestNote ?? ''],
    [
      healthCheckLabels.MedicalHistoryStatus.admin,
      labelled(implementationStatusLabels, health?.medicalHistoryStatus),
    ],
    [healthCheckLabels.SampleTestResult.admin, labelled(sampleTestLabels, health?.sampleTestResult)],
    [
      healthCheckLabels.NormalJudgmentStatus.admin,
      labelled(implementationStatusLabels, health?.normalJudgmentStatus),
    ],
    [userProfileLabels.DonorStatus.donor, labelled(judgementLabels, health?.donorStatus)],
    [healthCheckLabels.Reason.donor, labelled(notCertifiedReasonSentences, health?.reason)],
  ])
}
