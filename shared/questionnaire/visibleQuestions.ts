import { IN_PERSON, UNKNOWN, type Answers } from './answer'
import type { CheckKind, Question, QuestionSet } from './question'

/** The questions that a person sees, given the answers so far; a hidden one is neither asked nor judged. */
export function visibleQuestions(set: QuestionSet, answers: Answers, kind: CheckKind): Question[] {
  return set.questions.filter(
    (question) => (kind === 'registration' || question.inRenewal) && isShown(question, answers),
  )
}

/** True unless the question hangs on another one's answer that has not been given. */
export function isShown(question: Question, answers: Answers): boolean {
  if (!question.showIf) return true
  const hides = [...question.showIf.exceptChoices, UNKNOWN, IN_PERSON]
  return (answers[question.showIf.question]?.choices ?? []).some((choice) => !hides.includes(choice))
}
