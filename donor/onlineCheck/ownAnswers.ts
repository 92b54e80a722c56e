import { currentQuestionSet } from '../../shared/questionnaire/currentQuestionSet'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import type { AnswerContext } from '../../shared/questionnaire/parseAnswer'
import type { JudgedCheck } from './judgedCheck'
import { questionNumber } from './questionProps'
import { readSavedAnswers } from './readSavedAnswers'

export type OwnAnswer = { question: string; answer: string }

/** What the person answered to each question, in words, by the question's id; only what today's form still asks. */
export function ownAnswers({ Answer }: JudgedCheck, context: AnswerContext): Record<string, OwnAnswer> {
  const answers = readSavedAnswers(Answer.data, currentQuestionSet, context)
  return Object.fromEntries(
    currentQuestionSet.questions
      .filter(({ id }) => answers[id])
      .map((question) => [
        question.id,
        {
          question: `質問${questionNumber(question)}　${question.text}`,
          answer: describeAnswer(question, answers[question.id], context.region),
        },
      ]),
  )
}
