import type { Answers } from './answer'
import { isAnswered } from './isAnswered'
import type { CheckKind, Question, QuestionSet, Section } from './question'
import { visibleQuestions } from './visibleQuestions'

export interface SectionState extends Section {
  /** Visible questions of the section, in order */
  questions: Question[]
  answered: number
  complete: boolean
}

const MINUTES_PER_QUESTION = 0.25

/** The sections of a check with what is visible and answered in each: 10 for registration, 9 for renewal. */
export function sectionsFor(set: QuestionSet, answers: Answers, kind: CheckKind): SectionState[] {
  const visible = visibleQuestions(set, answers, kind)
  return set.sections
    .map((section) => {
      const questions = visible.filter((question) => question.section === section.id)
      const answered = questions.filter((question) => isAnswered(question, answers[question.id])).length
      return { ...section, questions, answered, complete: answered === questions.length }
    })
    .filter(({ questions }) => questions.length > 0)
}

/** Whole minutes that the open questions take, 15 seconds each; 0 when nothing is open. */
export function minutesLeft(sections: SectionState[]): number {
  const open = sections.reduce((sum, { questions, answered }) => sum + questions.length - answered, 0)
  return Math.ceil(open * MINUTES_PER_QUESTION)
}

/** Index of the first section with an open question; the last section when nothing is open. */
export function firstOpenSection(sections: SectionState[]): number {
  const index = sections.findIndex(({ complete }) => !complete)
  return index === -1 ? sections.length - 1 : index
}
