import { isRecord } from '../../../shared/facts/isRecord'
import type { Answer, Answers } from '../../../shared/questionnaire/engine/answer'
import { parseAnswer, type AnswerContext } from '../../../shared/questionnaire/engine/parseAnswer'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'

/** Parses stored answers question by question, so that one unknown to today's form does not hide the others. */
export function readAnswers(data: unknown, set: QuestionSet, context: AnswerContext): Answers {
  const given = isRecord(data) ? data : {}
  const parsed = set.questions.flatMap((question): [string, Answer][] => {
    const answer = question.id in given ? parseAnswer(question, given[question.id], context) : 'absent'
    return typeof answer === 'string' ? [] : [[question.id, answer]]
  })
  return Object.fromEntries(parsed)
}
