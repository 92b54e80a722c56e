import { createHash } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Consequence, Findings, JudgementCase } from '../../../../shared/rules/criteria/corrections'
import { isTold, judgementConsequence } from '../../../../shared/rules/criteria/corrections'
import type { HospitalRefusal } from '../../../../shared/rules/criteria/content'
import { japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import {
  changesOfJudgement,
  changesOfResult,
  consequenceLines,
  donatedLine,
  IS_NOT_TOLD,
  IS_TOLD,
} from '../../../../shared/words/check/corrections'
import type { DatedForms } from '../../criteria/criteriaInForce'
import { refusalInForce, type GivenRefusal } from '../../criteria/hospitalRefusals'
import type { Queryable } from '../../../ground/db/client'
import { toDonationInfo } from '../../donations/listDonations'
import { findLatestFloraTest, isUnderWay } from '../../floraTests/enterFloraResult'
import type { CorrectionConsequences } from '../../../generated/resolvers'
import {
  donations,
  donationScreenings,
  type DonationRow,
  stoolReceived,
} from '../../../ground/tables/donations'
import { screenings, type ScreeningRow } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { isFindings, isFloraResult } from '../../users/correctionsInForce'
import { earlierPeriod } from '../../donations/periods/closePeriod'
import type { CorrectableRecord } from './findRecord'
import type { Corrected } from './readCorrected'

export type Foreseen = {
  consequence: Consequence
  isTold: boolean
  shown: CorrectionConsequences
  /** Number of the criteria whose words the person would be told. */
  criteria: string | null
}

export async function consequenceOf(
  db: Queryable,
  forms: DatedForms,
  profile: UserProfileRow,
  { record, after, now }: { record: CorrectableRecord; after: Corrected; now: Date },
): Promise<Foreseen> {
  const today = japaneseDateOf(now)
  if (record.kind === 'FloraTest') {
    const found = isFloraResult(after) ? after : null
    const changes = changesOfResult(record.before, found)
    const consequence = await ofResult(db, record, { isUnchanged: changes.length === 0, after: found, today })
    return {
      consequence,
      isTold: true,
      shown: show(profile.id, { consequence, told: true, changes, received: [] }),
      criteria: null,
    }
  }
  if (!isFindings(after)) throw new Error('A judgement is put right by findings')
  const received = await stoolOf(db, record.id)
  const refusal = await refusalInForce(db, forms, after.reason)
  const facts = await caseOf(db, profile, { record, after, refusal, received, today })
  const consequence = judgementConsequence(facts, today)
  const told = isTold(record.before, after)
  const changes = changesOfJudgement(record.before, after)
  return {
    consequence,
    isTold: told,
    shown: show(profile.id, { consequence, told, changes, received, after }),
    criteria: after.donorStatus === 'Certified' ? null : wordsOf(record, refusal),
  }
}

/** A refusal keeps the words of its first day, also for another reason. */
const wordsOf = ({ before, screening }: Judged['record'], { criteria }: GivenRefusal) =>
  before.donorStatus === 'Certified' ? criteria : (screening.healthCheck?.criteria ?? null)

type Shown = {
  consequence: Consequence
  told: boolean
  changes: CorrectionConsequences['Changes']
  received: readonly DonationRow[]
  after?: Findings
}

function show(
  userId: string,
  { consequence, told, changes, received, after }: Shown,
): CorrectionConsequences {
  const isPossible = 'outcome' in consequence
  // Donations depend on the test that certified the person.
  const bears = isPossible && (after?.donorStatus === 'NotCertified' || consequence.outcome === 'MovesPeriod')
  const named = bears ? received : []
  const lines = [
    ...consequenceLines(consequence),
    ...(bears ? [donatedLine(named.length)] : []),
    ...(isPossible ? [told ? IS_TOLD : IS_NOT_TOLD] : []),
  ]
  const seen = { consequence, lines, changes, donations: named.map(({ id }) => id) }
  return {
    UserId: userId,
    Outcome: isPossible ? consequence.outcome : null,
    Lines: lines,
    Donations: named.map((row) => toDonationInfo(row, row.rewardStage)),
    Changes: changes,
    Fingerprint: createHash('sha256').update(JSON.stringify(seen)).digest('hex'),
  }
}

async function ofResult(
  db: Queryable,
  { test }: Extract<CorrectableRecord, { kind: 'FloraTest' }>,
  { isUnchanged, after, today }: { isUnchanged: boolean; after: Corrected; today: JapaneseDate },
): Promise<Consequence> {
  if (isUnchanged) return { refusal: 'Unchanged' }
  if (after) return { outcome: 'ReplacesResult' }
  const latest = await findLatestFloraTest(db, test.userId)
  if (latest && latest.id !== test.id && isUnderWay(latest, today)) return { refusal: 'OtherTestUnderWay' }
  return { outcome: 'TakesBackResult' }
}

async function stoolOf(db: Queryable, screeningId: string): Promise<DonationRow[]> {
  const rows = await db
    .select({ row: donations })
    .from(donations)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, donations.id))
    .where(and(eq(donationScreenings.screeningId, screeningId), stoolReceived))
    .orderBy(donations.donationAt, donations.id)
  return rows.map(({ row }) => row)
}

type Judged = {
  record: Extract<CorrectableRecord, { kind: 'Judgement' }>
  after: Findings
  refusal: HospitalRefusal
  received: readonly DonationRow[]
  today: JapaneseDate
}

async function caseOf(
  db: Queryable,
  profile: UserProfileRow,
  { record: { screening, before }, after, refusal, received, today }: Judged,
): Promise<JudgementCase> {
  const { info, onlineCheck } = screening
  const later = await laterRound(db, info)
  const renewalOn = later && later.judgedAt === null ? later.scheduledRenewalExamDate : null
  const isHeld = renewalOn !== null && renewalOn <= today
  return {
    type: info.inspectionType,
    before,
    after,
    refusal,
    judgedOn: japaneseDateOf(info.judgedAt ?? info.createdAt),
    checkedOn: japaneseDateOf(onlineCheck?.submittedAt ?? info.screeningInfoCreatedAt),
    userStatus: profile.userStatus,
    period: periodOf(info),
    isLatest: later === null,
    earlierUntil: (await earlierPeriod(db, info))?.validUntil ?? null,
    renewalHeld: isHeld ? renewalOn : null,
    renewalPlanned: isHeld ? null : renewalOn,
    donatedOn: received.map(({ donationAt }) => japaneseDateOf(donationAt)),
  }
}

function periodOf({ validFrom, periodClosedOn }: ScreeningRow): JudgementCase['period'] {
  if (validFrom === null) return 'none'
  return periodClosedOn === null ? 'open' : 'closed'
}

async function laterRound(db: Queryable, info: ScreeningRow): Promise<ScreeningRow | null> {
  const [row] = await db
    .select()
    .from(screenings)
    .where(
      and(
        eq(screenings.userId, info.userId),
        gt(screenings.screeningInfoCreatedAt, info.screeningInfoCreatedAt),
      ),
    )
    .orderBy(desc(screenings.screeningInfoCreatedAt), desc(screenings.id))
    .limit(1)
  return row ?? null
}
