import { asc, eq, and, isNull, count, sum } from 'drizzle-orm'
import { readComposition } from '../../../shared/forms/flora/composition'
import { rankShown } from '../../../shared/rules/donating/flora/ranking'
import { presenceLabel, booleanLabel } from '../../../shared/words/labels/commonLabels'
import {
  donationLabels as donationRecordsLabels,
  rewardStatusLabels,
  stoolReceiptLabels,
  donationLabels,
  rewardStageLabels,
  implementationStatusLabels,
} from '../../../shared/words/labels/donationLabels'
import {
  floraTestStatusLabels,
  inspectionDetailLabels as floraRecordsLabels,
} from '../../../shared/words/labels/floraLabels'
import {
  guidanceLabels as labels,
  guidanceStatusLabels,
  guidanceVisitLabels,
  DECLINED,
  MISSED_HOUR,
  PAUSE_ENDED,
  PAUSED_SINCE,
  PAUSED_UNTIL,
  consentDocumentLabels,
  consentLabels as consentRecordsLabels,
  consentSignatureLabels as signedLabels,
  identityDocumentLabels,
  signatureKindLabels,
} from '../../../shared/words/labels/guidanceLabels'
import {
  judgementLabels,
  sampleTestLabels,
  healthCheckLabels,
  screeningInfoLabels as screeningRecordsLabels,
  inspectionTypeLabels,
} from '../../../shared/words/labels/screeningLabels'
import { correctionKindLabels } from '../../../shared/words/labels/correctionLabels'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { INVITED_FROM, invitedFrom } from '../../../shared/words/visits/allocations'
import { ownDataLabels as rewardRecordsLabels, rewardKindLabels } from '../../../shared/words/records/ownData'
import { signaturesOf, type SignedConsent } from '../guidance/consents/signatures'
import { consentsOfUser } from '../guidance/consents/consentsOfUser'
import { refusalOf } from '../criteria/hospitalRefusals'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { countSharedFloraTests } from '../floraTests/listIntestinalFloraTests'
import { allocations } from '../../ground/tables/allocations'
import { corrections } from '../../ground/tables/corrections'
import { donations, rewardEntries } from '../../ground/tables/donations'
import { floraTests } from '../../ground/tables/floraTests'
import { guidances } from '../../ground/tables/guidance'
import { healthChecks, screenings } from '../../ground/tables/screenings'
import { waitingPauses } from '../../ground/tables/waitingPauses'
import { asCorrected, changesOf, correctionsInForce } from '../users/correctionsInForce'
import { type OwnRecord, dayValue, timeValue, labelled, rowsOf } from './ownValues'
import { giftCodes, giftHandOuts } from '../../ground/tables/gifts'

export async function guidanceRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ row: guidances, position: allocations.position, outOfTurn: allocations.outOfTurn })
    .from(guidances)
    .leftJoin(allocations, eq(allocations.guidanceId, guidances.id))
    .where(eq(guidances.userId, userId))
    .orderBy(asc(guidances.createdAt), asc(guidances.id))
  return rows.map(({ row, position, outOfTurn }) => [
    [labels.GuidanceInvitedAt.donor, timeValue(row.guidanceInvitedAt)],
    [INVITED_FROM, position === null ? '' : invitedFrom(position, outOfTurn === true)],
    [labels.Status.donor, guidanceStatusLabels[row.status].admin],
    [labels.DeadlineAt.donor, dayValue(row.deadlineAt)],
    [DECLINED, timeValue(row.declinedAt)],
    [labels.ReservedAt.donor, timeValue(row.reservedAt)],
    [guidanceVisitLabels.CheckedInAt.donor, timeValue(row.checkedInAt)],
    [MISSED_HOUR, timeValue(row.missedAt)],
    [labels.ConsentVersion.donor, row.consentVersion ?? ''],
    [labels.KitNumber.donor, row.kitNumber ?? ''],
  ])
}

export async function pauseRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, waitingPauses, ['since', 'id'])
  return rows.map(({ since, until, liftedAt }) => [
    [PAUSED_SINCE, timeValue(since)],
    [PAUSED_UNTIL, dayValue(until)],
    [PAUSE_ENDED, timeValue(liftedAt)],
  ])
}

/** Signed consents with text and data to verify them, newest first. */
export async function consentRecords(
  db: Queryable,
  userId: string,
  { vault }: Pick<Deps, 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await consentsOfUser(db, userId)
  const signatures = await signaturesOf(
    db,
    vault,
    rows.map(({ Id }) => Id),
  )
  return rows.map(({ Id, Version, ConsentedAt, IdentityDocument, EndedAt, Withdrawn, Document }) => [
    [consentDocumentLabels.Version.donor, Version],
    [consentRecordsLabels.ConsentedAt.donor, timeValue(ConsentedAt)],
    [consentRecordsLabels.IdentityDocument.donor, labelled(identityDocumentLabels, IdentityDocument)],
    [consentRecordsLabels.EndedAt.donor, timeValue(EndedAt ?? null)],
    [consentRecordsLabels.Withdrawn.donor, presenceLabel(Withdrawn)],
    ...signatureRecord(signatures.get(Id)),
    [consentDocumentLabels.Title.donor, Document?.Title ?? ''],
    [consentDocumentLabels.EffectiveFrom.donor, dayValue(Document?.EffectiveFrom ?? null)],
    [consentDocumentLabels.Sha256.donor, Document?.Sha256 ?? ''],
    [consentDocumentLabels.Content.donor, asText(Document?.Content ?? '')],
  ])
}

/** The file of own data draws a drawn signature; the copy is taken beside the consent. */
const signatureRecord = (signed: SignedConsent | undefined): OwnRecord => [
  [signedLabels.Kind.donor, labelled(signatureKindLabels, signed?.kind)],
  [signedLabels.SignedAt.donor, timeValue(signed?.signedAt ?? null)],
  [consentRecordsLabels.Signature.donor, signed?.signature ?? ''],
  [signedLabels.CopySha256.donor, signed?.copySha256 ?? ''],
  [signedLabels.ExplainedAt.donor, timeValue(signed?.explainedAt ?? null)],
  [signedLabels.Questions.donor, signed?.questions ?? ''],
]

/** Japanese list marks, because spreadsheets take a leading hyphen for a formula. */
const asText = (content: string) => content.replace(/^- /gm, '・')

/** Oldest first, without donations cancelled as recorded by mistake. */
export async function donationRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ row: donations, stage: donations.rewardStage })
    .from(donations)
    .where(and(eq(donations.userId, userId), isNull(donations.cancelledAt)))
    .orderBy(asc(donations.donationAt), asc(donations.id))
  return rows.map(({ row, stage }) => [
    [donationRecordsLabels.DonationAt.donor, timeValue(row.donationAt)],
    [donationRecordsLabels.StoolReceiptStatus.donor, stoolReceiptLabels[row.stoolReceiptStatus]],
    [
      donationRecordsLabels.RewardStatus.donor,
      rewardStatusLabels[stage === 'Paid' ? 'Implemented' : 'NotImplemented'],
    ],
  ])
}

/** The reward ledger, oldest first: one entry for each stage a reward reached. */
export async function rewardRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ entry: rewardEntries, donationAt: donations.donationAt })
    .from(rewardEntries)
    .innerJoin(donations, eq(donations.id, rewardEntries.donationId))
    .where(eq(rewardEntries.userId, userId))
    .orderBy(asc(rewardEntries.createdAt), asc(donations.donationAt), asc(rewardEntries.id))
  return rows.map(({ entry, donationAt }) => [
    [donationLabels.DonationAt.donor, timeValue(donationAt)],
    [rewardRecordsLabels.rewardKind, rewardKindLabels[entry.kind]],
    [
      rewardRecordsLabels.rewardStage,
      entry.stage === 'Cancelled' ? rewardRecordsLabels.cancelled : rewardStageLabels[entry.stage],
    ],
    [rewardRecordsLabels.amount, String(entry.amountYen)],
    [rewardRecordsLabels.recordedAt, timeValue(entry.createdAt)],
  ])
}

/** Oldest first: days asked for and held, findings, and whether they led to a certification. */
export async function screeningRecords(
  db: Queryable,
  userId: string,
  { vault }: Pick<Deps, 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await db
    .select({ info: screenings, health: healthChecks })
    .from(screenings)
    .leftJoin(healthChecks, eq(healthChecks.screeningId, screenings.id))
    .where(eq(screenings.userId, userId))
    .orderBy(asc(screenings.screeningInfoCreatedAt), asc(screenings.id))
  const tests = await vault.open(
    db,
    'health_checks',
    rows.flatMap(({ health }) => health ?? []),
  )
  const confirmed = await correctionsInForce(db, vault, eq(corrections.userId, userId))
  return Promise.all(
    rows.map(async ({ info }) => {
      const judged = tests.find(({ screeningId }) => screeningId === info.id)
      const health = judged && asCorrected(judged, confirmed)
      return [
        [screeningRecordsLabels.InspectionType.donor, inspectionTypeLabels[info.inspectionType]],
        [screeningRecordsLabels.OnlineCheckStartAt.admin, timeValue(info.onlineCheckStartAt)],
        [
          screeningRecordsLabels.ScheduledInitialExamDate.donor,
          dayValue(info.scheduledInitialExamDate ?? info.scheduledRenewalExamDate),
        ],
        [screeningRecordsLabels.ScheduledExamTime.donor, info.scheduledExamTime ?? ''],
        [
          healthCheckLabels.ExamDate.donor,
          dayValue(info.initialExamDate ?? info.renewalExamDate ?? health?.examDate ?? null),
        ],
        [screeningRecordsLabels.PreferredDates.donor, (info.preferredDates ?? []).map(dayValue).join('、')],
        [screeningRecordsLabels.Note.donor, info.requestNote ?? ''],
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
        [
          healthCheckLabels.Reason.donor,
          health?.donorStatus === 'NotCertified'
            ? (await refusalOf(db, health.reason, health.criteria)).sentence
            : '',
        ],
      ]
    }),
  )
}

const numberValue = (value: number | null) => (value === null ? '' : String(value))

export async function floraRecords(
  db: Queryable,
  userId: string,
  { vault }: Pick<Deps, 'vault'>,
): Promise<OwnRecord[]> {
  const total = await countSharedFloraTests(db)
  const sealed = await rowsOf(db, userId, floraTests, ['inspectionDetailCreatedAt', 'id'])
  const rows = await vault.open(db, 'flora_tests', sealed)
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

/** Corrected judgements and results, oldest first: before and after. */
export async function correctionRecords(
  db: Queryable,
  userId: string,
  { vault }: Pick<Deps, 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await correctionsInForce(db, vault, eq(corrections.userId, userId))
  return rows.map((row) => [
    [rewardRecordsLabels.recordedAt, timeValue(row.decidedAt)],
    [rewardRecordsLabels.corrected, correctionKindLabels[row.kind]],
    ...changesOf(row).map(
      ({ Label, Before, After }) => [Label, `${Before || '—'} → ${After || '—'}`] as const,
    ),
  ])
}

/** Oldest first, without the codes, which are not kept. */
export async function giftRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({
      row: giftHandOuts,
      count: count(),
      amountYen: sum(giftCodes.amountYen),
      lost: count(giftCodes.lostAt),
    })
    .from(giftHandOuts)
    .innerJoin(giftCodes, eq(giftCodes.handOutId, giftHandOuts.id))
    .where(eq(giftHandOuts.userId, userId))
    .groupBy(giftHandOuts.id)
    .orderBy(asc(giftHandOuts.handedOutAt), asc(giftHandOuts.id))
  return rows.map(({ row, count: codes, amountYen, lost }) => [
    [rewardRecordsLabels.giftPeriod, dayValue(row.period)],
    [rewardRecordsLabels.amount, amountYen ?? ''],
    [rewardRecordsLabels.giftCount, String(codes)],
    [rewardRecordsLabels.giftHandedOutAt, timeValue(row.handedOutAt)],
    [rewardRecordsLabels.giftConfirmedAt, timeValue(row.confirmedAt)],
    [rewardRecordsLabels.giftLost, String(lost)],
    [rewardRecordsLabels.giftReplaces, booleanLabel(row.replacesCodeId !== null)],
  ])
}
