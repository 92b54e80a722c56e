import { addWeeks, japaneseDateOf } from '../../shared/dates'
import type { Answers } from '../../shared/questionnaire/answer'
import { currentQuestionSet } from '../../shared/questionnaire/currentQuestionSet'
import { parseAnswer } from '../../shared/questionnaire/parseAnswer'
import type { Queryable } from '../db/client'
import type { UserProfileRow } from '../users/tables'
import { lastSentCheck, type On } from './retryStanding'
import type { OnlineCheckRow } from './tables'

/** The shortest time that a question asks about: older answers say nothing of today. */
const TAKEN_OVER_WEEKS = 4

type TakenOver = Pick<OnlineCheckRow, 'answers' | 'carried'>
const nothing: TakenOver = { answers: {}, carried: {} }

/**
 * What a check begins with that the office has reopened for some questions: the other answers of the one that refused,
 * with the day they were given, which goes on counting. An attestation is never taken over, nor what today's form
 * would refuse.
 */
export async function answersTakenOver(db: Queryable, profile: UserProfileRow, on: On): Promise<TakenOver> {
  const { onlineCheckReopenedAt, reopenedQuestions } = profile
  if (!onlineCheckReopenedAt || !reopenedQuestions) return nothing
  const { check } = (await lastSentCheck(db, profile.id)) ?? {}
  if (!check?.submittedAt) return nothing
  const givenOn = japaneseDateOf(check.submittedAt)
  if (on.today > addWeeks(givenOn, TAKEN_OVER_WEEKS)) return nothing
  const kept = currentQuestionSet.questions.flatMap((question) => {
    const given = check.answers[question.id]
    if (!given || question.kind === 'attestation' || reopenedQuestions.includes(question.id)) return []
    const answer = parseAnswer(question, given, on)
    return typeof answer === 'string' ? [] : [{ id: question.id, answer }]
  })
  return {
    answers: Object.fromEntries(kept.map(({ id, answer }): [string, Answers[string]] => [id, answer])),
    carried: Object.fromEntries(kept.map(({ id }) => [id, check.carried[id] ?? givenOn])),
  }
}
