import type { HospitalRefusal } from './criteria/content'
import type { JapaneseDate } from './dates'
import { checkIsOld, hasExpired, periodFrom } from './donorPeriod'
import type {
  Certification,
  CorrectionOutcome,
  ImplementationStatus,
  InspectionType,
  UserStatus,
} from './generated/schema'
import { donorStatuses } from './lifecycle'
import { afterPeriod } from './questionnaire/findingsOf'

/** How many days my page says that something was corrected. */
export const CORRECTION_TOLD_DAYS = 90

/** A judgement as it is corrected: the hospital's findings, and what the company made of them. */
export type Findings = {
  examDate: JapaneseDate
  medicalHistoryStatus: ImplementationStatus
  sampleTestResult: Certification
  normalJudgmentStatus: ImplementationStatus
  donorStatus: Certification
  /** Why it did not certify, as the person is told. */
  reason: string | null
}

/** A judged test, and where its person stands. */
export type JudgementCase = {
  type: InspectionType
  before: Findings
  after: Findings
  /** What the criteria in force say to whoever is refused for the reason. */
  refusal: HospitalRefusal
  judgedOn: JapaneseDate
  /** When the online check before the test was sent. */
  checkedOn: JapaneseDate
  userStatus: UserStatus
  /** The donor period that the test opened. */
  period: 'open' | 'closed' | 'none'
  /** No later round has begun. */
  isLatest: boolean
  /** Last valid day of the period before a renewal. */
  earlierUntil: JapaneseDate | null
  /** The day of a later test for renewal that was held and not judged yet. */
  renewalHeld: JapaneseDate | null
  /** A later test for renewal that is still to be held. */
  renewalPlanned: JapaneseDate | null
  /** When stool was received in the period. */
  donatedOn: readonly JapaneseDate[]
}

/** Why what would follow cannot be derived safely. */
export type CorrectionRefusal =
  | { refusal: 'Unchanged' | 'BeforeCheck' }
  | { refusal: 'HeldAfterEnd'; end: JapaneseDate }
  | { refusal: 'RenewalHeld'; heldOn: JapaneseDate }
  | { refusal: 'DonatedBefore'; donatedOn: JapaneseDate }
  | { refusal: 'OtherTestUnderWay' }

export type Correctable =
  | { outcome: 'Record'; why: 'details' | 'period' | 'round' }
  | {
      outcome: 'EndsCertification'
      sentence: string
      /** Null where the person may come back at once, or where the office says when. */
      retryFrom: JapaneseDate | null
      byOffice: boolean
      cancelledTest: JapaneseDate | null
    }
  | { outcome: 'Certifies'; validUntil: JapaneseDate; renewed: boolean }
  | { outcome: 'OpensCheck'; why: 'period' | 'check' }
  | { outcome: 'MovesPeriod'; validUntil: JapaneseDate; isOver: boolean }
  | { outcome: Extract<CorrectionOutcome, 'ReplacesResult' | 'TakesBackResult'> }

export type Consequence = CorrectionRefusal | Correctable

/**
 * What follows when a judgement is put right: as if it had been right, as far as that does not undo what happened since.
 * Where the two cannot be told apart it is refused.
 */
export function judgementConsequence(given: JudgementCase, today: JapaneseDate): Consequence {
  const { type, before, after, checkedOn, earlierUntil, period, renewalHeld } = given
  if (isSame(before, after)) return { refusal: 'Unchanged' }
  if (after.examDate < checkedOn) return { refusal: 'BeforeCheck' }
  const certifies = after.donorStatus === 'Certified'
  if (certifies && type === 'Renewal' && earlierUntil && hasExpired(earlierUntil, after.examDate))
    return { refusal: 'HeldAfterEnd', end: earlierUntil }
  const turned = before.donorStatus !== after.donorStatus
  if (turned && certifies) return afterRefusal(given, today)
  const moved = before.examDate !== after.examDate
  if (before.donorStatus !== 'Certified' || (!turned && !moved)) return { outcome: 'Record', why: 'details' }
  if (period !== 'open' || !donorStatuses.includes(given.userStatus))
    return { outcome: 'Record', why: 'period' }
  // It counts on the status that this correction would end or move.
  if (renewalHeld) return { refusal: 'RenewalHeld', heldOn: renewalHeld }
  return turned ? ended(given, today) : movedPeriod(given, today)
}

const isSame = (before: Findings, after: Findings) =>
  before.examDate === after.examDate &&
  before.medicalHistoryStatus === after.medicalHistoryStatus &&
  before.sampleTestResult === after.sampleTestResult &&
  before.normalJudgmentStatus === after.normalJudgmentStatus &&
  before.donorStatus === after.donorStatus &&
  before.reason === after.reason

/** A wrong certification: donating ends, and the wait is counted from the day of the judgement. */
function ended(
  { judgedOn, renewalPlanned, refusal: { sentence, wait } }: JudgementCase,
  today: JapaneseDate,
): Consequence {
  const retryFrom = wait && afterPeriod(judgedOn, wait)
  return {
    outcome: 'EndsCertification',
    sentence,
    retryFrom: retryFrom && retryFrom > today ? retryFrom : null,
    byOffice: wait === null,
    cancelledTest: renewalPlanned,
  }
}

/** A wrong refusal: certified by the same test while it can carry that, otherwise the way is open again. */
function afterRefusal(
  { type, after, checkedOn, userStatus, isLatest }: JudgementCase,
  today: JapaneseDate,
): Consequence {
  // Whoever has begun anew stands where that round has led.
  if (!isLatest || userStatus !== 'Registration') return { outcome: 'Record', why: 'round' }
  const { validUntil } = periodFrom(after.examDate)
  if (hasExpired(validUntil, today)) return { outcome: 'OpensCheck', why: 'period' }
  if (checkIsOld(checkedOn, today)) return { outcome: 'OpensCheck', why: 'check' }
  return { outcome: 'Certifies', validUntil, renewed: type === 'Renewal' }
}

function movedPeriod({ after, donatedOn }: JudgementCase, today: JapaneseDate): Consequence {
  const { validFrom, validUntil } = periodFrom(after.examDate)
  const early = donatedOn.find((day) => day < validFrom)
  if (early) return { refusal: 'DonatedBefore', donatedOn: early }
  return { outcome: 'MovesPeriod', validUntil, isOver: hasExpired(validUntil, today) }
}

/** Whether the person sees anything of what changes. */
export const isTold = (before: Findings, after: Findings): boolean =>
  before.donorStatus !== after.donorStatus ||
  before.examDate !== after.examDate ||
  before.reason !== after.reason
