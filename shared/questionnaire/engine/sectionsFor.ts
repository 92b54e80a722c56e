import type { Answers } from './answer'
import { isAnswered, visibleQuestions } from './askedQuestions'
import type { CheckKind, Question, QuestionSet, Section } from './question'

export interface SectionState extends Section {
  /** Visible, in order. */
  questions: Question[]
  answered: number
  complete: boolean
}

/**
 * The sections with their visible and answered questions: 10 for registration, 9 for renewal.
 * @param expected answers that decide what is visible, if more than `answers`
 */
export function sectionsFor(
  set: QuestionSet,
  answers: Answers,
  kind: CheckKind,
  expected: Answers = answers,
): SectionState[] {
  const visible = visibleQuestions(set, expected, kind)
  return set.sections
    .map((section) => {
      const questions = visible.filter((question) => question.section === section.id)
      const answered = questions.filter((question) => isAnswered(question, answers[question.id])).length
      return { ...section, questions, answered, complete: answered === questions.length }
    })
    .filter(({ questions }) => questions.length > 0)
}
