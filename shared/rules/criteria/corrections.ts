import type { HospitalRefusal } from './content'
import type { JapaneseDate } from '../../facts/dates'
import { checkIsOld, hasExpired, periodFrom } from '../donating/donorPeriod'
import type {
  Certification,
  CorrectionOutcome,
  ImplementationStatus,
  InspectionType,
  UserStatus,
} from '../../generated/schema'
import { donorStatuses } from '../person/stages'
import { afterPeriod } from '../../questionnaire/engine/findingsOf'

/** Days for which my page says that something was corrected. */
export const CORRECTION_TOLD_DAYS = 90

/** A judgement in a correction: the hospital's findings, and the company's decision. */
export type Findings = {
  examDate: JapaneseDate
  medicalHistoryStatus: ImplementationStatus
  sampleTestResult: Certification
  normalJudgmentStatus: ImplementationStatus
  donorStatus: Certification
  /** The reason that the person is told for a refusal. */
  reason: string | null
}

/** A judged test, and its person's status. */
export type JudgementCase = {
  type: InspectionType
  before: Findings
  after: Findings
  /** The refusal of the criteria in force for this reason. */
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
  /** The day of a later renewal test that was held and is not judged yet. */
  renewalHeld: JapaneseDate | null
  /** A later renewal test that is still to be held. */
  renewalPlanned: JapaneseDate | null
  /** Days on which stool was received in the period. */
  donatedOn: readonly JapaneseDate[]
}

/** Why the consequence cannot be derived safely. */
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
      /** Null if the person may come back at once, or if the office says when. */
      retryFrom: JapaneseDate | null
      byOffice: boolean
      cancelledTest: JapaneseDate | null
    }
  | { outcome: 'Certifies'; validUntil: JapaneseDate; renewed: boolean }
  | { outcome: 'OpensCheck'; why: 'period' | 'check' }
  | { outcome: 'MovesPeriod'; validUntil: JapaneseDate; isOver: boolean }
  | { outcome: Extract<CorrectionOutcome, 'ReplacesResult' | 'TakesBackResult'> }

export type Consequence = CorrectionRefusal | Correctable

/** What follows from a corrected judgement, unless that would undo what happened since. Ambiguous cases are refused. */
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
  // It relies on the status that this correction would end or move.
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

/** A wrong certification: donating ends, and the wait counts from the day of the judgement. */
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

/** A wrong refusal: certified by the same test while it still can be, otherwise the person may apply again. */
function afterRefusal(
  { type, after, checkedOn, userStatus, isLatest }: JudgementCase,
  today: JapaneseDate,
): Consequence {
  // After a new beginning, the status is that of the new round.
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

/** Whether the person sees any of the changes. */
export const isTold = (before: Findings, after: Findings): boolean =>
  before.donorStatus !== after.donorStatus ||
  before.examDate !== after.examDate ||
  before.reason !== after.reason
