import type { Question, QuestionSet } from './question'

/** The questions that read in one version exactly as in another: only of these does an answer still say what it said. */
export function unchangedQuestions(before: QuestionSet, now: QuestionSet): Question[] {
  const texts = new Map(before.questions.map((question) => [question.id, JSON.stringify(question)]))
  return now.questions.filter((question) => texts.get(question.id) === JSON.stringify(question))
}
