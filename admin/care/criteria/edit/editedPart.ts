import type { QuestionId } from '../../../shared/questionnaire/answer'

export type EditedPart = { question: QuestionId; rule?: string }
