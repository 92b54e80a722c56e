import {
  MAX_TEXT_LENGTH,
  type Answer,
  type AnswerDate,
} from '../../../../../shared/questionnaire/engine/answer'
import type { Question } from '../../../../../shared/questionnaire/engine/question'

/**
 * Adds a medicine to an answer: its choice, its name if a name is asked for, and the later of two days.
 * @param medicine.day null if it has a day that nobody knows yet: the one of before goes, and the person is asked
 */
export function answerWith(
  question: Question,
  answer: Answer | undefined,
  { choice, name, day }: { choice: string; name: string; day?: AnswerDate | null | undefined },
): Answer {
  const options = question.options ?? []
  const alone = [...options.filter(({ exclusive }) => exclusive).map(({ id }) => id), 'unknown', 'inPerson']
  const kept =
    question.kind === 'many'
      ? (answer?.choices ?? []).filter((id) => id !== choice && !alone.includes(id))
      : []
  const field = options.find(({ id }) => id === choice)?.date
  const told = answer?.dates?.[choice]
  const known = day === null && told !== 'ongoing' ? undefined : told
  const last = field && day && (day !== 'ongoing' || field.ongoing) ? later(known, day) : known
  const { [choice]: _told, ...others } = answer?.dates ?? {}
  const text = question.textField?.choices.includes(choice) ? withName(answer?.text, name) : answer?.text
  return {
    choices: [...kept, choice],
    ...(answer?.dates || last ? { dates: { ...others, ...(last ? { [choice]: last } : {}) } } : {}),
    ...(text ? { text } : {}),
  }
}

/** An ongoing use is later than every day, and a day is better than わからない. */
function later(a: AnswerDate | undefined, b: AnswerDate): AnswerDate {
  if (a === 'ongoing' || b === 'ongoing') return 'ongoing'
  if (!a || a === 'unknown') return b
  return b === 'unknown' || a > b ? a : b
}

function withName(text: string | undefined, name: string): string {
  if (!text) return name
  const longer = `${text}、${name}`
  return text.includes(name) || [...longer].length > MAX_TEXT_LENGTH ? text : longer
}
