import type { JapaneseDate } from '../dates'
import type { OnlineCheckResult } from '../generated/schema'
import type { QuestionId } from './answer'
import type { CheckKind, Region } from './question'
import type { Outcome } from './rule'

/** One rule that an answer meets. */
export interface Finding {
  questionId: QuestionId
  ruleId: string
  outcome: Exclude<Outcome, 'PASS'>
  /** Why, in plain Japanese, with the person's own answer: `fact` and `explanation` in one */
  reason: string
  /** What was answered, 「…ため。」; absent with `explanation` on judgements of before they were kept apart */
  fact?: string
  /** Why one waits, or why it cannot be; may be empty */
  explanation?: string
  /** First day on which a TEMP finding no longer stands; null for the others and while it has no end */
  nextDate: JapaneseDate | null
  /** 「終わってから3か月」, in the place of a day, when what one waits for has not ended yet */
  ongoingNote?: string
  /** The day was not known and the waiting time counts from the day of the answer: a corrected day may bring it forward */
  unknownDate?: boolean
}

/** Something that staff ask about in person; `reason` is neutral and names no disease. */
export type Topic = Pick<Finding, 'questionId' | 'ruleId' | 'outcome' | 'reason' | 'nextDate'>

/** With the answers and the version, everything a judgement follows from: made again it is the same. */
export interface JudgementBasis {
  today: JapaneseDate
  answeredOn: JapaneseDate
  /** Earlier days on which answers were given that were taken over, by question */
  carried?: Readonly<Record<QuestionId, JapaneseDate>>
  kind: CheckKind
  region: Region
}

export interface Judgement {
  /** PASS, REVIEW and REVIEW! are Passed, TEMP is Failed_1, PERM is Failed_2 */
  result: OnlineCheckResult
  /** The worst of all findings */
  outcome: Outcome
  /** 0 to 100: share of the judged, visible questions without a finding, rounded down */
  score: number
  /** For the person: with PERM those reasons alone, without a day; else the TEMP reasons, the latest-ending first */
  reasons: Finding[]
  /** REVIEW! and REVIEW, one for each question; for the person when passed, for the interviewer always */
  topics: Topic[]
  /** Everything that was found, worst first: for staff */
  findings: Finding[]
  /** For staff, when something must be cleared first; names question numbers only, no answer */
  caution: string | null
  /** First day on which the same answers pass; null unless TEMP, and while a reason has no end yet */
  nextDate: JapaneseDate | null
  version: string
  /** What it was made with beside the answers; absent on judgements of before it was kept. */
  basis?: JudgementBasis
}

/** Whether a refusal for good may yet change: only where each of its reasons may. */
export const mayChange = (changes: readonly (string | null | undefined)[]) =>
  changes.length > 0 && changes.every(Boolean)
