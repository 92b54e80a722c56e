import type { QuestionId } from '../../../shared/questionnaire/answer'

/** What of a draft is being changed: a rule, or what is of its question. */
export type EditedPart = { question: QuestionId; rule?: string }
