import { asc, eq } from 'drizzle-orm'
import { readComposition } from '../../shared/flora/composition'
import { rankShown } from '../../shared/flora/ranking'
import { implementationStatusLabels } from '../../shared/labels/donationLabels'
import {
  floraTestStatusLabels,
  inspectionDetailLabels as floraRecordsLabels,
} from '../../shared/labels/floraLabels'
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
import { countSharedFloraTests } from '../floraTests/countSharedFloraTests'
import { floraTests } from '../schema/floraTests'
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

const numberValue = (value: number | null) => (value === null ? '' : String(value))

/** The flora tests with everything that was found, oldest first. */
export async function floraRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const total = await countSharedFloraTests(db)
  const rows = await db
    .select()
    .from(floraTests)
    .where(eq(floraTests.userId, userId))
    .orderBy(asc(floraTests.inspectionDetailCreatedAt), asc(floraTests.id))
  return rows.map((row) => [
    [floraRecordsLabels.Status.donor, floraTestStatusLabels[row.status].admin],
    [floraRecordsLabels.StatusChangedToGuidanceYear.donor, dayValue(row.invitedDate)],
    [floraRecordsLabels.DeadlineForApplicationAt.donor, dayValue(row.deadlineForApplicationAt)],
    [floraRecordsLabels.Year.donor, dayValue(row.examDate)],
    [floraRecordsLabels.StatusChangedToSharedYear.donor, dayValue(row.sharedDate)],
    [floraRecordsLabels.DiversityScore.donor, numberValue(row.diversityScore)],
    [floraRecordsLabels.DiversityScoreScaled.donor, numberValue(row.diversityScoreScaled)],
    [floraRecordsLabels.Ranking.donor, numberValue(rankShown(row.ranking, total))],
    [floraRecordsLabels.Enterotype.donor, row.enterotype ?? ''],
    ...Object.entries(readComposition(row.intestinalFloraComposition) ?? {})
      .toSorted(([, a], [, b]) => b - a)
      .map(
        ([name, share]) =>
          [
            `${floraRecordsLabels.IntestinalFloraComposition.donor}：${name}`,
            `${(share * 100).toFixed(1)}%`,
          ] as const,
      ),
  ])
}
