import type { Answers } from './answer'
import { isAnswered } from './isAnswered'
import type { CheckKind, Question, QuestionSet } from './question'
import { visibleQuestions } from './visibleQuestions'

/** The visible questions that still need something, in order; for 「まだ答えていない質問があります（残り{n}問）」. */
export function unansweredQuestions(set: QuestionSet, answers: Answers, kind: CheckKind): Question[] {
  return visibleQuestions(set, answers, kind).filter(
    (question) => !isAnswered(question, answers[question.id]),
  )
}
