import { addWeeks, type JapaneseDate } from '../../facts/dates'
import { addMonths } from '../../facts/months'
import { type Answer, type Answers, IN_PERSON, NONE, UNKNOWN } from './answer'
import { isAnswered, visibleQuestions } from './askedQuestions'
import { asksTheSame } from './reword'
import type { CheckKind, Question, QuestionSet } from './question'

export type EarlierCheck = {
  set: QuestionSet
  answers: Answers
  /** Questions that refused. */
  refused: readonly string[]
}

/**
 * The answers of an earlier check that may be confirmed as today's, without days before the asked period. Asked again are
 * questions that refused, that had another wording, and answers that were ongoing or had no day: they may have ended since.
 */
export function lastAnswers(
  { set: then, answers, refused }: EarlierCheck,
  { set, kind, today }: { set: QuestionSet; kind: CheckKind; today: JapaneseDate },
): Answers {
  const unchanged = new Set(unchangedQuestions(then, set).map(({ id }) => id))
  const offered: Answers = {}
  for (const question of visibleQuestions(set, answers, kind)) {
    const { id } = question
    const given = answers[id]
    if (!given || !unchanged.has(id) || question.kind === 'attestation') continue
    if (refused.includes(id) || hasOpenDay(given)) continue
    const now = asOf(question, given, today)
    if (isAnswered(question, now)) offered[id] = now
  }
  return offered
}

const hasOpenDay = ({ choices = [], dates = {} }: Answer) =>
  choices.some((id) => dates[id] === 'ongoing' || dates[id] === 'unknown')

function asOf(question: Question, answer: Answer, today: JapaneseDate): Answer {
  const { within } = question
  if (!within || !answer.choices || answer.choices.includes(UNKNOWN) || answer.choices.includes(IN_PERSON))
    return answer
  const isOver = (id: string) => {
    const day = answer.dates?.[id]
    if (!day) return false
    return ('months' in within ? addMonths(day, within.months) : addWeeks(day, within.weeks)) < today
  }
  const choices = answer.choices.filter((id) => !isOver(id))
  if (choices.length === answer.choices.length) return answer
  if (choices.length === 0) {
    const no = question.options?.find(({ id }) => id === NONE || id === 'no')
    return no ? { choices: [no.id] } : {}
  }
  const dates = Object.entries(answer.dates ?? {}).filter(([id]) => choices.includes(id))
  return { ...answer, choices, ...(answer.dates ? { dates: Object.fromEntries(dates) } : {}) }
}

/**
 * Questions with the same wording in both versions, or all if one only rewords the other; only their answers can be
 * reused. They are shown in the words of now before they are sent.
 */
export function unchangedQuestions(before: QuestionSet, now: QuestionSet): Question[] {
  if (asksTheSame(before, now)) return now.questions
  const texts = new Map(before.questions.map((question) => [question.id, JSON.stringify(question)]))
  return now.questions.filter((question) => texts.get(question.id) === JSON.stringify(question))
}
