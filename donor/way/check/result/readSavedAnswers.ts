import { isRecord } from '../../../../shared/facts/isRecord'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { type AnswerContext, parseAnswer } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'

/** Leaves out answers that the form would refuse. */
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
