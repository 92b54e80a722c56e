import type { JapaneseDate } from '../dates'
import type { Answer, Answers, QuestionId } from './answer'
import { type AnswerContext, parseAnswer } from './parseAnswer'
import type { QuestionSet } from './question'
import { isRecord } from '../isRecord'
import type { Region } from './region'

export type ParsedAnswers = { ok: true; answers: Answers } | { ok: false; errors: Record<QuestionId, string> }

/**
 * Answers from outside, checked and brought to one form, or one Japanese message for each question that is not in order
 * (`''` when the whole is not an object).
 *
 * Half-given answers are in order: a draft is saved as it grows, and `unansweredQuestions` says what is missing. Refused are
 * unknown questions, choices and parts, impossible or future dates, numbers out of range, over-long text, control
 * characters and lone surrogates. Text is NFKC-normalised; days of options that are not chosen are left out.
 */
export function parseAnswers(
  input: unknown,
  set: QuestionSet,
  { today, region }: { today: JapaneseDate; region: Region },
): ParsedAnswers {
  if (!isRecord(input)) return { ok: false, errors: { '': '入力内容を確認してください' } }
  const context: AnswerContext = { today, region }
  const questions = new Map(set.questions.map((question) => [question.id, question]))
  const answers: [QuestionId, Answer][] = []
  const errors: [QuestionId, string][] = []
  for (const [id, value] of Object.entries(input)) {
    const question = questions.get(id)
    const parsed = question ? parseAnswer(question, value, context) : 'この質問はありません'
    if (typeof parsed === 'string') errors.push([id, parsed])
    else if (Object.keys(parsed).length > 0) answers.push([id, parsed])
  }
  return errors.length > 0
    ? { ok: false, errors: Object.fromEntries(errors) }
    : { ok: true, answers: Object.fromEntries(answers) }
}
