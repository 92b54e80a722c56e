import type { AnswerCorrectionEffect, UserStatus } from './generated/schema'
import { donorStatuses } from './lifecycle'
import { compareJudgements } from './questionnaire/correctAnswers'
import type { Judgement } from './questionnaire/judgement'

/** Working days within which the office looks at what does not count by itself. */
export const LOOKED_AT_WITHIN = 2

/** A sent check with other answers, and where its person stands. */
export type AnswerCase = {
  before: Judgement
  /** On the same basis. */
  after: Judgement
  userStatus: UserStatus
  /** Where the person stood when the check was begun. */
  begunIn: UserStatus
  /** The person stands where they do by this check: no later one was begun, no test has spoken since. */
  isInForce: boolean
  /** A day for the hospital test after this check is set. */
  isTestArranged: boolean
}

const passed = ({ result }: Judgement) => result === 'Passed'

const weights = { Passed: 0, Failed_1: 1, Failed_2: 2 } as const

/** Less than the other as a whole, whatever was kept of its findings. */
const weighsLess = (one: Judgement, other: Judgement) =>
  weights[one.result] < weights[other.result] ||
  (one.result === 'Failed_1' &&
    other.result === 'Failed_1' &&
    one.nextDate !== null &&
    (other.nextDate === null || one.nextDate < other.nextDate))

/**
 * When corrected answers count. Stricter ones at once, as far as nothing has to be arranged first; milder ones after a second
 * look. Whoever donates rests at once.
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
  /** The check alone. */
  | 'Record'
  /** The result in the profile, with the day to return. */
  | 'Result'
  /** Refused after all: an applicant again, without invitation, booking and test. */
  | 'Ends'
  /** The renewal check is refused after all. */
  | 'EndsRenewal'
  /** As if the check had passed. */
  | 'Passes'
  | 'PassesBeforeTest'
  | 'PassesRenewal'

/** As if the answers had been given so, as far as that does not undo what happened since. */
export function afterAnswers({ before, after, userStatus, begunIn, isInForce }: AnswerCase): AnswersFollowed {
  if (!isInForce) return 'Record'
  if (passed(before) === passed(after)) return 'Result'
  if (passed(before)) {
    if (userStatus === 'DonorRenewalExam') return 'EndsRenewal'
    // A certification is ended by correcting the judgement of its test.
    return donorStatuses.includes(userStatus) ? 'Record' : 'Ends'
  }
  if (userStatus === 'RenewalExamOnlineCheckBeforeExam') return 'PassesRenewal'
  return begunIn === 'OnlineCheckBeforeRegistrationExam' ? 'PassesBeforeTest' : 'Passes'
}
