import type { JapaneseDate } from '../../facts/dates'
import type { OnlineCheckResult } from '../../generated/schema'
import type { Answers, QuestionId } from './answer'
import type { CheckKind, CriteriaName, Region } from './question'
import type { Outcome } from './rule'

/** One rule that an answer meets. */
export interface Finding {
  questionId: QuestionId
  ruleId: string
  outcome: Exclude<Outcome, 'PASS'>
  /** `fact` and `explanation` together, in Japanese. */
  reason: string
  /** The person's answer, 「…ため。」. Old judgements have neither this nor `explanation`. */
  fact?: string
  /** Why the person waits or is refused; may be empty. */
  explanation?: string
  /** First day after a TEMP finding ends; null for other outcomes and open ends. */
  nextDate: JapaneseDate | null
  /** 「終わってから3か月」: shown instead of a day for an open end. */
  ongoingNote?: string
  /** The day is unknown, so the period counts from the day of the answer. */
  unknownDate?: boolean
}

/** Staff ask about it in person; `reason` names no disease. */
export type Topic = Pick<Finding, 'questionId' | 'ruleId' | 'outcome' | 'reason' | 'nextDate'>

/** A point of a passed check that a physician upheld against donating: until a day, or for good. */
export interface Upheld {
  questionId: QuestionId
  ruleId: string
  until: JapaneseDate | null
}

/** The inputs of the judgement beside answers and version. */
export interface JudgementBasis {
  /** Old judgements have none: they used the rules of their form. */
  criteria?: CriteriaName
  today: JapaneseDate
  answeredOn: JapaneseDate
  carried?: Readonly<Record<QuestionId, JapaneseDate>>
  kind: CheckKind
  region: Region
  /** Points that physicians upheld in person since. */
  upheld?: readonly Upheld[]
}

export interface Judgement {
  /** PASS, REVIEW and REVIEW! are Passed, TEMP is Failed_1, PERM is Failed_2. */
  result: OnlineCheckResult
  /** The worst finding's. */
  outcome: Outcome
  /** 0 to 100: share of judged questions without a finding, rounded down. */
  score: number
  /** For the person: PERM reasons only, else TEMP reasons with the latest end first. */
  reasons: Finding[]
  /** One per question: REVIEW! and REVIEW. The person sees them only when passed. */
  topics: Topic[]
  /** For staff, worst first. */
  findings: Finding[]
  /** For staff: question numbers to clear first, without answers; null if none. */
  caution: string | null
  /** First day on which the same answers pass; null unless TEMP with a known end. */
  nextDate: JapaneseDate | null
  version: string
  /** Old judgements have none. */
  basis?: JudgementBasis
}

/** A sent check: its answers, the days of reused ones, and the judgement. */
export type CheckVersion = {
  answers: Answers
  carried: Record<QuestionId, JapaneseDate>
  judgement: Judgement
}

/** True if every reason of a refusal can change. */
export const mayChange = (changes: readonly (string | null | undefined)[]) =>
  changes.length > 0 && changes.every(Boolean)

/** The questions that refused, for the statistics. */
export const refusingQuestions = ({ result, reasons }: Pick<Judgement, 'result' | 'reasons'>): QuestionId[] =>
  result === 'Passed' ? [] : [...new Set(reasons.map(({ questionId }) => questionId))]
