import { IN_PERSON, UNKNOWN, type Answer } from './answer'
import type { Question } from './question'

/**
 * True when nothing more has to be given: every number, every set of radio buttons, and the day for each chosen option
 * that asks for one. The text field is never required.
 */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  if (!answer) return false
  if (question.kind === 'date') return answer.date !== undefined
  if (question.kind === 'numbers') {
    return (question.numbers ?? []).every(({ id }) => answer.numbers?.[id] !== undefined)
  }
  const choices = answer.choices ?? []
  if (choices.length === 0) return false
  if (choices.includes(UNKNOWN) || choices.includes(IN_PERSON)) return true
  const chosen = (question.options ?? []).filter(({ id }) => choices.includes(id))
  const everyGroup = (question.groups ?? []).every(({ id }) => chosen.some(({ group }) => group === id))
  return everyGroup && chosen.every(({ id, date }) => !date || answer.dates?.[id] !== undefined)
}
