import type { AnswerCorrectionEffect, UserStatus } from '../../../../shared/generated/schema'
import { donorStatuses } from '../../../../shared/rules/person/stages'
import { compareJudgements } from '../../criteria/correctAnswers'
import type { Judgement } from '../../../../shared/questionnaire/engine/judgement'

/** Working days within which the office reviews corrections that do not count by themselves. */
export const LOOKED_AT_WITHIN = 2

/** A sent check with other answers, and its person's status. */
export type AnswerCase = {
  before: Judgement
  /** Judged on the same basis. */
  after: Judgement
  userStatus: UserStatus
  /** The status when the check was begun. */
  begunIn: UserStatus
  /** The status comes from this check: no later check was begun, no test judged since. */
  isInForce: boolean
  /** A day for the hospital test after this check is set. */
  isTestArranged: boolean
}

const passed = ({ result }: Judgement) => result === 'Passed'

const weights = { Passed: 0, Failed_1: 1, Failed_2: 2 } as const

/** Milder than the other as a whole, whatever findings were stored. */
const weighsLess = (one: Judgement, other: Judgement) =>
  weights[one.result] < weights[other.result] ||
  (one.result === 'Failed_1' &&
    other.result === 'Failed_1' &&
    one.nextDate !== null &&
    (other.nextDate === null || one.nextDate < other.nextDate))

/**
 * Stricter answers count at once, unless something must be arranged first; milder ones after a review. Donors rest at
 * once.
 */
export function effectOfAnswers(given: AnswerCase): AnswerCorrectionEffect {
  const { before, after, userStatus, isInForce, isTestArranged } = given
  const { stricter, milder } = compareJudgements(before, after)
  const isMilder = milder.length > 0 || weighsLess(after, before)
  if (stricter.length === 0 && !isMilder) return 'Counts'
  if (donorStatuses.includes(userStatus) && passed(before)) return stricter.length > 0 ? 'Pauses' : 'Looks'
  if (!isInForce) return 'Looks'
  if (passed(before) && !passed(after)) return isTestArranged ? 'Holds' : 'Ends'
  return isMilder ? 'Looks' : 'Counts'
}

/** What follows for the person when corrected answers count. */
export type AnswersFollowed =
  /** Only the check changes. */
  | 'Record'
  /** The result in the profile, with the day to return. */
  | 'Result'
  /** Refused: an applicant again, without invitation, booking and test. */
  | 'Ends'
  | 'EndsRenewal'
  | 'Passes'
  | 'PassesBeforeTest'
  | 'PassesRenewal'

/** As if these answers had been given, unless that would undo what happened since. */
export function afterAnswers({ before, after, userStatus, begunIn, isInForce }: AnswerCase): AnswersFollowed {
  if (!isInForce) return 'Record'
  if (passed(before) === passed(after)) return 'Result'
  if (passed(before)) {
    if (userStatus === 'DonorRenewalExam') return 'EndsRenewal'
    // To end a certification, the judgement of its test is corrected.
    return donorStatuses.includes(userStatus) ? 'Record' : 'Ends'
  }
  if (userStatus === 'RenewalExamOnlineCheckBeforeExam') return 'PassesRenewal'
  return begunIn === 'OnlineCheckBeforeRegistrationExam' ? 'PassesBeforeTest' : 'Passes'
}
