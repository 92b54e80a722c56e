import { eq } from 'drizzle-orm'
import { calendarAttachment, returnEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { hasExpired, periodFrom } from '../../../shared/rules/donating/donorPeriod'
import { examDueIn } from '../../../shared/rules/visits/exams'
import { donorStatuses } from '../../../shared/rules/person/stages'
import {
  EXAM_ALREADY_JUDGED,
  EXAM_DATE_BEFORE_CHECK,
  EXAM_DATE_TOO_OLD,
  examHeldAfterExpiry,
  NOT_AT_EXAM,
} from '../../../shared/words/program/apiErrors'
import { afterPeriod } from '../../../shared/questionnaire/engine/findingsOf'
import { healthCheckSchema } from '../../../shared/forms/exam'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { refusalInForce, requireReason, type GivenRefusal } from '../criteria/hospitalRefusals'
import type { Transaction } from '../../ground/db/client'
import { requireUuid, AppError, badField, validated, requireFound } from '../../ground/errors'
import type { RecordHealthCheckInput, Screening } from '../../generated/resolvers'
import { giveUpBooking } from '../waitingList/cancelPlannedVisit'
import { closePeriod, findOpenPeriod, loseDonorStatus } from '../donations/periods/closePeriod'
import { openPeriod } from '../donations/periods/openPeriod'
import { rewardsOfUser } from '../donations/periods/settlePeriod'
import type { HealthCheckRow, ScreeningRow } from '../../ground/tables/screenings'
import { healthChecks, screenings } from '../../ground/tables/screenings'
import { holdByTest, requirePassedPanel } from '../panels/holdByTest'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf, moveStatus } from '../../records/person/findProfile'
import type { Vault } from '../../ground/vault/vault'
import { findExamScreening, findLateScreening, findScreening } from './findScreening'
import { certifyLate } from './lateJudgement'
import { requireCarried } from './requireCarried'
import { toScreening } from './toScreening'

/**
 * Stores the hospital's findings and the company's judgement. Certified opens a donor period of twelve weeks from the
 * test day and closes the previous one; else the donor status or application ends. The same entry again changes
 * nothing.
 */
export async function recordHealthCheck(
  context: RequestContext,
  given: RecordHealthCheckInput,
): Promise<Screening> {
  const caller = requireDuty(context, 'recordHealthCheck')
  const { now } = context
  const input = validated(healthCheckSchema(japaneseDateOf(now)), given)

  return loggedTransaction(context, async (tx, log) => {
    const { vault } = context.deps
    const found = requireFound(await findScreening(tx, vault, requireUuid(input.ScreeningId)))
    const profile = await findProfileForUpdate(tx, found.info.userId)
    // Read again under the lock, so that no other call is judging.
    const rows = (await findScreening(tx, vault, found.info.id)) ?? found
    if (rows.healthCheck) {
      if (isSame(rows.healthCheck, input)) return toScreening(tx, context, rows)
      throw new AppError('INVALID_STATE', EXAM_ALREADY_JUDGED)
    }
    const test = profile && (await findTest(tx, profile, rows.info.id))
    if (!profile || !test) throw new AppError('INVALID_STATE', NOT_AT_EXAM)
    const { screening } = test
    requireInTime(input, rows.onlineCheck?.submittedAt ?? screening.screeningInfoCreatedAt, {
      now,
      isLate: test.isLate,
    })
    requireHeldInTime(input, profile, screening)
    if (input.DonorStatus === 'Certified') {
      await requireCarried(tx, vault, screening, input.ExamDate)
      await requirePassedPanel(tx, screening.id)
    }

    const certified = input.DonorStatus === 'Certified'
    const refusal = certified ? null : await refusalInForce(tx, context.deps, input.Reason ?? null)
    if (refusal) await requireReason(tx, input.Reason ?? null, refusal.criteria)
    await write(tx, vault, { screening, input, refusal, now })
    const judged = { ...test, profile, actorId: caller.id }
    if (refusal) await refuse(context, tx, judged, refusal)
    else if (test.isLate)
      await certifyLate(context, tx, judged, {
        examDate: input.ExamDate,
        score: rows.onlineCheck?.onlineCheckScore ?? null,
      })
    else await certify(context, tx, { profile, screening, examDate: input.ExamDate })
    const { ExamDate, SampleTestResult, DonorStatus } = input
    const after = { examDate: ExamDate, sampleTestResult: SampleTestResult, donorStatus: DonorStatus }
    await holdByTest(tx, context, { screening, before: null, after })
    const type = screening.inspectionType
    await log(profile.id, { category: 'Screening', operation: 'Judge', type })
    const written = requireFound(await findScreening(tx, vault, screening.id))
    return toScreening(tx, context, written)
  })
}

type Test = {
  screening: ScreeningRow
  /** Held in time for a period that ended meanwhile: the office's delay costs the donor nothing. */
  isLate: boolean
}
type Judged = Test & { profile: UserProfileRow; actorId: string }

async function findTest(tx: Transaction, profile: UserProfileRow, id: string): Promise<Test | null> {
  const due = await findExamScreening(tx, profile)
  if (due?.id === id) return { screening: due, isLate: false }
  const late = donorStatuses.includes(profile.userStatus) ? null : await findLateScreening(tx, profile)
  return late?.id === id ? { screening: late, isLate: true } : null
}

/** The test follows its check, and a validity that ends before the judgement certifies nothing; a late one still earns. */
function requireInTime(
  { ExamDate, DonorStatus }: RecordHealthCheckInput,
  checkedAt: Date,
  { now, isLate }: { now: Date; isLate: boolean },
): void {
  if (ExamDate < japaneseDateOf(checkedAt)) throw badField('ExamDate', EXAM_DATE_BEFORE_CHECK)
  if (
    DonorStatus === 'Certified' &&
    !isLate &&
    hasExpired(periodFrom(ExamDate).validUntil, japaneseDateOf(now))
  )
    throw badField('ExamDate', EXAM_DATE_TOO_OLD)
}

/** A renewal may be judged after the validity ends, but the test must be held before. */
function requireHeldInTime(
  { ExamDate, DonorStatus }: RecordHealthCheckInput,
  profile: UserProfileRow,
  { inspectionType }: ScreeningRow,
): void {
  const expiration = inspectionType === 'Renewal' ? profile.donorExpirationDate : null
  if (DonorStatus === 'Certified' && expiration && hasExpired(expiration, ExamDate))
    throw badField('ExamDate', examHeldAfterExpiry(expiration))
}

const isSame = (row: HealthCheckRow, input: RecordHealthCheckInput) =>
  row.examDate === input.ExamDate &&
  row.medicalHistoryStatus === input.MedicalHistoryStatus &&
  row.sampleTestResult === input.SampleTestResult &&
  row.normalJudgmentStatus === input.NormalJudgmentStatus &&
  row.donorStatus === input.DonorStatus &&
  row.reason === reasonOf(input)

const reasonOf = ({ DonorStatus, Reason }: RecordHealthCheckInput) =>
  DonorStatus === 'NotCertified' ? (Reason ?? null) : null

type Written = {
  screening: ScreeningRow
  input: RecordHealthCheckInput
  refusal: GivenRefusal | null
  now: Date
}

async function write(tx: Transaction, vault: Vault, { screening, input, refusal, now }: Written) {
  const found = {
    medicalHistoryStatus: input.MedicalHistoryStatus,
    sampleTestResult: input.SampleTestResult,
    normalJudgmentStatus: input.NormalJudgmentStatus,
    reason: reasonOf(input),
  }
  await tx.insert(healthChecks).values({
    screeningId: screening.id,
    userId: screening.userId,
    examDate: input.ExamDate,
    ...(await vault.seal(tx, 'health_checks', screening, found)),
    donorStatus: input.DonorStatus,
    criteria: refusal?.criteria ?? null,
    createdAt: now,
    updatedAt: now,
  })
  const renewal = screening.inspectionType === 'Renewal'
  await tx
    .update(screenings)
    .set({
      judgedAt: now,
      ...(renewal
        ? {
            renewalExamDate: input.ExamDate,
            renewalExamStatus: 'Implemented',
            renewalExamResult: input.DonorStatus,
          }
        : { initialExamDate: input.ExamDate }),
      updatedAt: now,
    })
    .where(eq(screenings.id, screening.id))
}

async function certify(
  { now, deps }: RequestContext,
  tx: Transaction,
  { profile, screening, examDate }: { profile: UserProfileRow; screening: ScreeningRow; examDate: string },
): Promise<void> {
  const renewal = examDueIn(profile.userStatus) === 'Renewal'
  const before = await findOpenPeriod(tx, profile.id)
  // Donations between the test and its judgement belong to the previous period.
  if (before)
    await closePeriod(tx, deps, {
      profile,
      period: before,
      on: lastDayOf(before, now),
      renewed: renewal,
      now,
    })
  const moved = await openPeriod(tx, deps, { profile, screening, examDate, event: 'certified', now })
  const { validUntil } = periodFrom(examDate)
  await deps.mail.enqueue(tx, {
    kind: renewal ? 'renewed' : 'certified',
    params: { expiration: validUntil },
    ...recipientOf(moved),
    dedupeKey: `certified/${screening.id}`,
  })
}

/** If judged after its end, a period ended on its last valid day. */
function lastDayOf({ validUntil }: ScreeningRow, now: Date): string {
  const today = japaneseDateOf(now)
  return validUntil && hasExpired(validUntil, today) ? validUntil : today
}

async function refuse(
  context: RequestContext,
  tx: Transaction,
  { profile, screening, isLate, actorId }: Judged,
  { sentence, wait }: GivenRefusal,
): Promise<void> {
  const { now, deps } = context
  const today = japaneseDateOf(now)
  const renewal = screening.inspectionType === 'Renewal'
  const cancelled = isLate ? await giveUpBooking(tx, context, { userId: profile.id, actorId }) : null
  const retryFrom = wait && afterPeriod(today, wait)
  const retry = { retryFrom, retryByOffice: wait === null }
  const moved =
    renewal && !isLate
      ? await loseDonorStatus(tx, deps, {
          profile,
          event: 'notCertified',
          on: today,
          now,
          actorId,
          effects: retry,
        })
      : await moveStatus(
          tx,
          { id: profile.id, from: profile.userStatus },
          {
            event: isLate ? 'notCertifiedLate' : 'notCertified',
            now,
            effects: {
              donorProcessStatus: 'Applicant',
              onlineCheckResult: null,
              onlineCheckScore: null,
              ...retry,
            },
          },
        )
  await deps.mail.enqueue(tx, {
    kind: 'notCertified',
    params: {
      renewal,
      sentence,
      ...(retryFrom ? { retryFrom } : { byOffice: true }),
      ...(cancelled ? { visit: cancelled.visit } : {}),
      rewardsDue: renewal && (await rewardsOfUser(tx, deps.texts, profile.id)).Due > 0,
    },
    ...recipientOf(moved),
    attachment: [
      ...(retryFrom
        ? [
            calendarAttachment(
              returnEvent(
                { screeningId: screening.id, date: retryFrom },
                { texts: deps.texts, origin: deps.settings.origin, now },
              ),
            ),
          ]
        : []),
      ...(cancelled ? [cancelled.attachment] : []),
    ],
    dedupeKey: `notCertified/${screening.id}`,
  })
}
