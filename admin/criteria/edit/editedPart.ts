import type { QuestionId } from '../../../shared/questionnaire/answer'

/** The part of a draft being edited: a rule, or the question's own fields. */
export type EditedPart = { question: QuestionId; rule?: string }
