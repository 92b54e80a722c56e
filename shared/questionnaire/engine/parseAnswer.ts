import { isRealDate, type JapaneseDate } from '../../facts/dates'
import { isRecord } from '../../facts/isRecord'
import { type Answer, type AnswerDate, MAX_TEXT_LENGTH, type Answers, type QuestionId } from './answer'
import { optionsOf } from './askedQuestions'
import type { Option, Question, Region, QuestionSet } from './question'
import { nfkc } from '../../facts/normalise'

export interface AnswerContext {
  today: JapaneseDate
  region: Region
  /** Events before the birth are refused. */
  birthday?: JapaneseDate | null
}

const EARLIEST = '1900-01-01'
const NOT_IN_ORDER = '入力内容を確認してください'

class Refusal extends Error {}

/** One normalised answer, or a Japanese message. */
export function parseAnswer(question: Question, value: unknown, context: AnswerContext): Answer | string {
  try {
    return readAnswer(question, value, context)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

function readAnswer(question: Question, value: unknown, context: AnswerContext): Answer {
  if (!isRecord(value)) throw new Refusal(NOT_IN_ORDER)
  const { choices, dates, date, numbers, text, ...others } = value
  if (Object.keys(others).length > 0) throw new Refusal(NOT_IN_ORDER)
  const isDate = question.kind === 'date'
  const isNumbers = question.kind === 'numbers'
  if (date !== undefined && !isDate) throw new Refusal(NOT_IN_ORDER)
  if (numbers !== undefined && !isNumbers) throw new Refusal(NOT_IN_ORDER)
  if ((choices !== undefined || dates !== undefined) && (isDate || isNumbers)) throw new Refusal(NOT_IN_ORDER)
  if (isDate) return date === undefined ? {} : { date: readDay(date, context) }
  if (isNumbers) return numbers === undefined ? {} : withContent({ numbers: readNumbers(question, numbers) })
  const chosen = readChoices(question, choices, context)
  const words = readText(question, text, chosen)
  return withContent({
    choices: chosen.map(({ id }) => id),
    dates: readDates(chosen, dates, optionsOf(question, context.region), context),
    ...(words ? { text: words } : {}),
  })
}

function withContent(answer: Answer): Answer {
  return Object.fromEntries(Object.entries(answer).filter(([, part]) => Object.keys(part).length > 0))
}

function readChoices(question: Question, value: unknown, { region }: AnswerContext): Option[] {
  if (value === undefined) return []
  const options = optionsOf(question, region)
  if (!Array.isArray(value) || value.length > options.length) throw new Refusal(NOT_IN_ORDER)
  const wanted: unknown[] = value
  if (wanted.some((id) => !options.some((option) => option.id === id))) {
    throw new Refusal('選択肢から選んでください')
  }
  const chosen = options.filter(({ id }) => wanted.includes(id))
  const several = question.kind === 'many' || question.kind === 'list' || question.kind === 'groups'
  if (chosen.length > 1 && (!several || chosen.some(({ exclusive }) => exclusive))) {
    throw new Refusal('どれか1つを選んでください')
  }
  const groups = question.groups ?? []
  if (groups.some(({ id }) => chosen.filter(({ group }) => group === id).length > 1)) {
    throw new Refusal('それぞれ1つずつ選んでください')
  }
  return chosen
}

function readDates(
  chosen: Option[],
  value: unknown,
  options: Option[],
  context: AnswerContext,
): Record<string, AnswerDate> {
  if (value === undefined) return {}
  if (!isRecord(value)) throw new Refusal(NOT_IN_ORDER)
  const days = Object.entries(value).map(([id, day]): [string, AnswerDate] => {
    const field = options.find((option) => option.id === id)?.date
    if (!field) throw new Refusal(NOT_IN_ORDER)
    if (day === 'unknown') return [id, 'unknown']
    if (day === 'ongoing' && field.ongoing) return [id, 'ongoing']
    return [id, notBeforeBirth(readDay(day, context), context)]
  })
  return Object.fromEntries(days.filter(([id]) => chosen.some((option) => option.id === id)))
}

function readDay(value: unknown, { today }: AnswerContext): JapaneseDate {
  if (typeof value !== 'string' || !isRealDate(value)) throw new Refusal('実在する日付を入力してください')
  if (value > today) throw new Refusal('今日までの日付を入力してください')
  if (value < EARLIEST) throw new Refusal('1900年1月1日からあとの日付を入力してください')
  return value
}

function notBeforeBirth(day: JapaneseDate, { birthday }: AnswerContext): JapaneseDate {
  if (birthday && day < birthday) throw new Refusal('お生まれになった日からあとの日付を入力してください')
  return day
}

/** The birthday among answers, as typed; null if it is no date of the past. */
export function birthdayIn(
  { questions }: QuestionSet,
  answers: unknown,
  today: JapaneseDate,
): JapaneseDate | null {
  const id = questions.find(({ kind }) => kind === 'date')?.id
  const answer = id && isRecord(answers) ? answers[id] : null
  const date = isRecord(answer) ? answer.date : null
  return typeof date === 'string' && isRealDate(date) && date <= today ? date : null
}

function readNumbers(question: Question, value: unknown): Record<string, number> {
  if (!isRecord(value)) throw new Refusal(NOT_IN_ORDER)
  const fields = question.numbers ?? []
  return Object.fromEntries(
    Object.entries(value).map(([id, number]) => {
      const field = fields.find((candidate) => candidate.id === id)
      if (!field) throw new Refusal(NOT_IN_ORDER)
      const { label, unit, min, max, decimals } = field
      if (typeof number !== 'number' || !(number >= min && number <= max)) {
        throw new Refusal(`${label}は${min}〜${max}${unit}の数字で入力してください`)
      }
      if (Number(number.toFixed(decimals)) !== number) {
        throw new Refusal(`${label}は小数第${decimals}位までで入力してください`)
      }
      return [id, number]
    }),
  )
}

function readText(question: Question, value: unknown, chosen: Option[]): string {
  if (value === undefined) return ''
  if (typeof value !== 'string' || !question.textField) throw new Refusal(NOT_IN_ORDER)
  // Lone surrogates and NUL cannot be stored.
  if (/\p{Surrogate}|\p{Cc}/u.test(value)) throw new Refusal('使えない文字が含まれています')
  const words = nfkc(value, MAX_TEXT_LENGTH).trim()
  if ([...words].length > MAX_TEXT_LENGTH) throw new Refusal(`${MAX_TEXT_LENGTH}文字以内で入力してください`)
  return chosen.some(({ id }) => question.textField?.choices.includes(id)) ? words : ''
}

export type ParsedAnswers = { ok: true; answers: Answers } | { ok: false; errors: Record<QuestionId, string> }

/**
 * Checks and normalises answers from outside; otherwise one Japanese message per question (`''` if the input is not an
 * object). Partial answers are valid: see `unansweredQuestions`. Days of unchosen options are dropped.
 */
export function parseAnswers(input: unknown, set: QuestionSet, context: AnswerContext): ParsedAnswers {
  if (!isRecord(input)) return { ok: false, errors: { '': '入力内容を確認してください' } }
  const questions = new Map(set.questions.map((question) => [question.id, question]))
  const answers: [QuestionId, Answer][] = []
  const errors: [QuestionId, string][] = []
  for (const [id, value] of Object.entries(input)) {
    const question = questions.get(id)
    const parsed = question ? parseAnswer(question, value, context) : 'この質問はありません'
    if (typeof parsed === 'string') errors.push([id, parsed])
    else if (Object.keys(parsed).length > 0) answers.push([id, parsed])
  }
  return errors.length > 0
    ? { ok: false, errors: Object.fromEntries(errors) }
    : { ok: true, answers: Object.fromEntries(answers) }
}
