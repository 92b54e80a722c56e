import type { Answers } from '../../shared/questionnaire/answer'
import { currentQuestionSet } from '../../shared/questionnaire/currentQuestionSet'
import type { AnswerContext } from '../../shared/questionnaire/parseAnswer'
import { visibleQuestions } from '../../shared/questionnaire/visibleQuestions'
import type { JudgedCheck } from './judgedCheck'
import { readSavedAnswers } from './readSavedAnswers'

/**
 * The answers of the last check that may be said to hold still. What refused it is asked anew: nobody is kept waiting
 * a second time by an answer that was only confirmed.
 */
export function lastAnswers({ Answer, Reasons }: JudgedCheck, context: AnswerContext): Answers {
  const given = readSavedAnswers(Answer.data, currentQuestionSet, context)
  const asked = visibleQuestions(currentQuestionSet, given, 'renewal')
  const refused = new Set(Reasons.map(({ QuestionId }) => QuestionId))
  return Object.fromEntries(
    asked.flatMap(({ id }) => {
      const answer = given[id]
      return answer && !refused.has(id) ? [[id, answer]] : []
    }),
  )
}
