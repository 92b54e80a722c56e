import {
  type Answer,
  type Answers,
  IN_PERSON,
  NONE,
  UNKNOWN,
} from '../../../../shared/questionnaire/engine/answer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { hasNo } from './noAnswer'

/** いいえ, どれもない, 該当なし: nothing to read. */
export function saysNo(answer: Answer | undefined): boolean {
  const [choice, ...others] = answer?.choices ?? []
  return choice !== undefined && others.length === 0 && ['no', NONE, 'notApplicable'].includes(choice)
}

/** Told or typed, and judged: read once more before it is sent. A no, and what only describes, is folded. */
export function isTold(question: Question, answer: Answer | undefined): boolean {
  if (question.kind === 'numbers') return true
  const isOpen = answer?.choices?.some((id) => id === UNKNOWN || id === IN_PERSON)
  return question.judged && answer !== undefined && (isOpen === true || (hasNo(question) && !saysNo(answer)))
}

/** A no about the time just before, which an earlier no cannot answer: read once more one by one. */
const isNoOfLately = ({ within, text, decided }: Question, answer: Answer | undefined): boolean =>
  saysNo(answer) &&
  answer?.choices?.[0] !== decided?.choice &&
  (within !== undefined || /この\d+(?:週間|か月)/.test(text))

type Looked = { lately: readonly Question[]; told: readonly Question[]; folded: readonly Question[] }

/** What of an earlier check's answers is read one by one, and what is folded. */
export function lookAgain(questions: readonly Question[], answers: Answers): Looked {
  const lately = questions.filter((question) => isNoOfLately(question, answers[question.id]))
  const told = questions.filter((question) => isTold(question, answers[question.id]))
  return { lately, told, folded: questions.filter((each) => !lately.includes(each) && !told.includes(each)) }
}
