import { formatDocumentDate, formatJapaneseDate } from '../../facts/dates'
import type { Answer } from './answer'
import { optionsOf } from './askedQuestions'
import { bodyMassIndex } from './bodyMassIndex'
import type { Option, Question, Region } from './question'

/** An answer in Japanese: 「はい」、最後に使った日：2026年11月21日（土）. */
export function describeAnswer(question: Question, answer: Answer | undefined, region: Region): string {
  if (!answer) return '未回答'
  if (question.kind === 'date') return answer.date ? formatDocumentDate(answer.date) : '未回答'
  if (question.kind === 'numbers') return describeNumbers(question, answer)
  const choices = answer.choices ?? []
  const known = optionsOf(question, region).filter(({ id }) => choices.includes(id))
  // A municipality that left the region keeps its name.
  const others = choices.filter(
    (choice) => question.kind === 'area' && !known.some(({ id }) => id === choice),
  )
  const parts = [...known.map((option) => describeOption(question, option, answer)), ...others]
  if (answer.text) parts.push(`「${answer.text}」`)
  return parts.join('／') || '未回答'
}

function describeNumbers(question: Question, answer: Answer): string {
  const parts = (question.numbers ?? []).flatMap(({ id, label, unit }) => {
    const value = answer.numbers?.[id]
    return value === undefined ? [] : [`${label} ${value}${unit}`]
  })
  const index = bodyMassIndex(answer)
  return [...parts, ...(index === null ? [] : [`BMI ${index.toFixed(1)}`])].join('／') || '未回答'
}

function describeOption(question: Question, option: Option, answer: Answer): string {
  const group = question.groups?.find(({ id }) => id === option.group)
  const label = `${group ? `${group.label}：` : ''}${option.picture ? `${option.picture} ` : ''}${option.label}`
  const date = answer.dates?.[option.id]
  if (!option.date || date === undefined) return label
  if (date === 'ongoing') return `${label}　${option.date.ongoing ?? 'いまも続いている'}`
  return `${label}　${option.date.label}：${date === 'unknown' ? '正確な日はわからない' : formatJapaneseDate(date)}`
}
