import { isRecord } from '../../shared/isRecord'
import type { Answers } from '../../shared/questionnaire/answer'
import { type AnswerContext, parseAnswer } from '../../shared/questionnaire/parseAnswer'
import type { QuestionSet } from '../../shared/questionnaire/question'

/** The answers of a draft. One that its form would refuse is left out, so that it is asked again. */
export function readSavedAnswers(data: unknown, set: QuestionSet, context: AnswerContext): Answers {
  if (!isRecord(data)) return {}
  return Object.fromEntries(
    set.questions.flatMap((question) => {
      if (data[question.id] === undefined) return []
      const answer = parseAnswer(question, data[question.id], context)
      return typeof answer === 'string' ? [] : [[question.id, answer]]
    }),
  )
}
