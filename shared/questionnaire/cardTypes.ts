import type { QuestionId } from './answer'
import type { QuestionKind, QuestionSet } from './question'

/** Kind of each question by its id: what is stored as `Answer.card_types`. */
export function cardTypes(set: QuestionSet): Record<QuestionId, QuestionKind> {
  return Object.fromEntries(set.questions.map(({ id, kind }) => [id, kind]))
}
