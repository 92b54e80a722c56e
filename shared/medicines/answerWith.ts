import { MAX_TEXT_LENGTH, type Answer, type AnswerDate } from '../questionnaire/answer'
import type { Question } from '../questionnaire/question'

/** Adds a medicine to an answer: its choice, its name if a name is asked for, and the later of two days. */
export function answerWith(
  question: Question,
  answer: Answer | undefined,
  { choice, name, day }: { choice: string; name: string; day?: AnswerDate | undefined },
): Answer {
  const options = question.options ?? []
  const alone = [...options.filter(({ exclusive }) => exclusive).map(({ id }) => id), 'unknown', 'inPerson']
  const kept =
    question.kind === 'many'
      ? (answer?.choices ?? []).filter((id) => id !== choice && !alone.includes(id))
      : []
  const field = options.find(({ id }) => id === choice)?.date
  const told = answer?.dates?.[choice]
  const last = field && day && (day !== 'ongoing' || field.ongoing) ? later(told, day) : told
  const text = question.textField?.choices.includes(choice) ? withName(answer?.text, name) : answer?.text
  return {
    choices: [...kept, choice],
    ...(answer?.dates || last ? { dates: { ...answer?.dates, ...(last ? { [choice]: last } : {}) } } : {}),
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
