import type { Answers } from '../../shared/questionnaire/answer'
import type { AnswerContext } from '../../shared/questionnaire/parseAnswer'
import type { QuestionSet } from '../../shared/questionnaire/question'
import { unchangedQuestions, visibleQuestions } from '../../shared/questionnaire/askedQuestions'
import type { Judged } from './judgedCheck'
import { readSavedAnswers } from './readSavedAnswers'

/**
 * The answers of the last check that may be said to hold still. What refused it is asked anew: nobody is kept waiting
 * a second time by an answer that was only confirmed. So is a question that read differently then.
 * @param set the form that is being answered
 */
export function lastAnswers({ check, set: then }: Judged, set: QuestionSet, context: AnswerContext): Answers {
  const given = readSavedAnswers(check.Answer.data, set, context)
  const unchanged = new Set(unchangedQuestions(then, set))
  const asked = visibleQuestions(set, given, 'renewal').filter((question) => unchanged.has(question))
  const refused = new Set(check.Reasons.map(({ QuestionId }) => QuestionId))
  return Object.fromEntries(
    asked.flatMap(({ id }) => {
      const answer = given[id]
      return answer && !refused.has(id) ? [[id, answer]] : []
    }),
  )
}
