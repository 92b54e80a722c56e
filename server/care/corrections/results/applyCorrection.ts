import { eq, sql } from 'drizzle-orm'
import type { Correctable, Findings } from '../../../../shared/rules/criteria/corrections'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { hasExpired, periodFrom } from '../../../../shared/rules/donating/donorPeriod'
import { scaledDiversity } from '../../../../shared/forms/flora/diversity'
import type { RequestContext } from '../../../ground/access/context'
import type { Transaction } from '../../../ground/db/client'
import { lockFloraRanking, rankFloraTests } from '../../floraTests/enterFloraResult'
import { earlierPeriod, loseDonorStatus, oweRenewalBonus } from '../../donations/periods/closePeriod'
import { openPeriod } from '../../donations/periods/openPeriod'
import { holdByTest, requirePassedPanel } from '../../panels/holdByTest'
import { floraTests } from '../../../ground/tables/floraTests'
import { screenings, type ScreeningRow } from '../../../ground/tables/screenings'
import { requireCarried } from '../../screenings/requireCarried'
import { userProfiles, type UserProfileRow } from '../../../ground/tables/users'
import { isFindings, isFloraResult } from '../../users/correctionsInForce'
import { changeProfile } from '../../../records/person/findProfile'
import type { CorrectableRecord } from './findRecord'
import type { Corrected } from './readCorrected'

type Applied = {
  profile: UserProfileRow
  record: CorrectableRecord
  after: Corrected
  consequence: Correctable
  actorId: string
}

/** Corrects the record and applies the consequences that were shown. The caller has locked the profile. */
export async function applyCorrection(
  tx: Transaction,
  context: RequestContext,
  { record, after, ...rest }: Applied,
): Promise<void> {
  if (record.kind === 'FloraTest') return applyResult(tx, context, { test: record.test, after, ...rest })
  if (!isFindings(after)) throw new Error('A judgement is put right by findings')
  const { info } = record.screening
  // The first judgement stays sealed in health_checks.
  await tx
    .update(screenings)
    .set({
      ...(info.inspectionType === 'Renewal'
        ? { renewalExamDate: after.examDate, renewalExamResult: after.donorStatus }
        : { initialExamDate: after.examDate }),
      updatedAt: context.now,
    })
    .where(eq(screenings.id, info.id))
  await followJudgement(tx, context, { info, after, score: scoreOf(record), ...rest })
  await holdByTest(tx, context, { screening: info, before: record.before, after })
}

const scoreOf = ({ screening }: Extract<CorrectableRecord, { kind: 'Judgement' }>) =>
  screening.onlineCheck?.onlineCheckScore ?? null

type Judged = Omit<Applied, 'record' | 'after'> & {
  info: ScreeningRow
  after: Findings
  score: number | null
}

async function followJudgement(
  tx: Transaction,
  context: RequestContext,
  { profile, info, after, score, consequence, actorId }: Judged,
): Promise<void> {
  const { now, deps } = context
  const today = japaneseDateOf(now)
  switch (consequence.outcome) {
    case 'EndsCertification': {
      const { validUntil } = info
      await loseDonorStatus(tx, deps, {
        profile,
        event: 'certificationCorrected',
        on: validUntil && hasExpired(validUntil, today) ? validUntil : today,
        now,
        actorId,
        effects: { retryFrom: consequence.retryFrom, retryByOffice: consequence.byOffice },
      })
      return
    }
    case 'Certifies': {
      await requireCarried(tx, deps.vault, info, after.examDate)
      await requirePassedPanel(tx, info.id)
      const before = await earlierPeriod(tx, info)
      const endedThen = before && info.judgedAt && before.periodClosedOn === japaneseDateOf(info.judgedAt)
      if (endedThen) await oweRenewalBonus(tx, deps, { profile, period: before, now })
      await openPeriod(tx, deps, {
        profile,
        screening: info,
        examDate: after.examDate,
        event: 'refusalCorrected',
        now,
        effects: { onlineCheckResult: 'Passed', onlineCheckScore: score },
      })
      return
    }
    case 'OpensCheck':
      await changeProfile(tx, profile.id, { retryFrom: null, retryByOffice: false }, now)
      return
    case 'MovesPeriod': {
      const { validFrom, validUntil, windowFrom } = periodFrom(after.examDate)
      await tx.update(screenings).set({ validFrom, validUntil }).where(eq(screenings.id, info.id))
      await changeProfile(
        tx,
        profile.id,
        {
          donorExpirationDate: validUntil,
          commencementWindowPeriodDate: windowFrom,
          ...(info.inspectionType === 'Registration' ? { registrationDateOfDonor: after.examDate } : {}),
        },
        now,
      )
      return
    }
    default:
  }
}

type Result = Omit<Applied, 'record'> & { test: { id: string } }

async function applyResult(
  tx: Transaction,
  { now, deps }: RequestContext,
  { profile, test, after }: Result,
): Promise<void> {
  await lockFloraRanking(tx)
  const found = isFloraResult(after) ? after : null
  const nothing = { enterotype: null, intestinalFloraComposition: null }
  const owner = { id: test.id, userId: profile.id }
  await tx
    .update(floraTests)
    .set({
      ...(await deps.vault.seal(tx, 'flora_tests', owner, found ?? nothing)),
      ...(found
        ? { diversityScoreScaled: scaledDiversity(found.diversityScore) }
        : {
            status: 'Received',
            sharedDate: null,
            ranking: null,
            diversityScore: null,
            diversityScoreScaled: null,
          }),
      updatedAt: now,
    })
    .where(eq(floraTests.id, test.id))
  if (!found)
    await tx
      .update(userProfiles)
      .set({
        intestinalFloraCount: sql`greatest(${userProfiles.intestinalFloraCount} - 1, 0)`,
        version: sql`${userProfiles.version} + 1`,
        updatedAt: now,
      })
      .where(eq(userProfiles.id, profile.id))
  await rankFloraTests(tx)
}
