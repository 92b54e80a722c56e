import type { QuestionId } from '../../../../shared/questionnaire/engine/answer'

export type EditedPart = { question: QuestionId; rule?: string }
