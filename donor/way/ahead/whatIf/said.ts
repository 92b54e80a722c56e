import { conditionQuestion } from '../../../../shared/rules/donating/condition/conditionQuestion'
import {
  judgeCondition,
  type ToldCondition,
} from '../../../../shared/rules/donating/condition/judgeCondition'
import { addDays, startOfJapaneseDate, type JapaneseDate } from '../../../../shared/facts/dates'
import type { Answer, AnswerDate, Answers } from '../../../../shared/questionnaire/engine/answer'
import { IN_PERSON, UNKNOWN } from '../../../../shared/questionnaire/engine/answer'
import { afterPeriod } from '../../../../shared/questionnaire/engine/findingsOf'
import type { Option, Question, Questionnaire } from '../../../../shared/questionnaire/engine/question'
import type { WhatIfEvent } from './event'
import { kindOf } from './kinds'

const goesOn = ({ from, to }: WhatIfEvent, day: JapaneseDate) => from <= day && (to === null || day < to)

/** True while a journey lasts. */
export const isAway = (events: readonly WhatIfEvent[], day: JapaneseDate): boolean =>
  events.some((event) => event.kind === 'journey' && goesOn(event, day))

/** The later of two days; いまも続いている is later than every day. */
const later = (a: AnswerDate | undefined, b: AnswerDate): AnswerDate =>
  a === undefined || b === 'ongoing' ? b : a === 'ongoing' || a > b ? a : b

type Said = { question: Question; choice: string; date?: AnswerDate }

/** An event as told to the check on a day; null before it, on a journey, and once only later months are asked about. */
function saidInCheck(event: WhatIfEvent, day: JapaneseDate, questionnaire: Questionnaire): Said | null {
  const { questions } = questionnaire
  const kind = kindOf(event.kind)
  const question = questions.find(({ id }) => id === kind.question)
  const option = optionIn(question, kind.choice ?? event.option)
  if (!question || !option || event.from > day) return null
  if (goesOn(event, day) && !option.date?.ongoing)
    return kind.meanwhile ? { question, choice: kind.meanwhile } : null
  if (option.date)
    return { question, choice: option.id, date: goesOn(event, day) ? 'ongoing' : (event.to ?? day) }
  const end = notAskedFrom(event, questionnaire)
  return end !== null && end <= day ? null : { question, choice: option.id }
}

/** 「この6か月に」 without a day: the first day on which it is too long ago; null for other questions. */
export function notAskedFrom(event: WhatIfEvent, { questions, rules }: Questionnaire): JapaneseDate | null {
  const { question, choice } = kindOf(event.kind)
  const option = optionIn(
    questions.find(({ id }) => id === question),
    choice,
  )
  const rule = rules[question]?.rules.find(
    ({ when, until }) =>
      'choices' in when && when.choices.includes(option?.id ?? '') && until && 'fromAnswer' in until,
  )
  return rule?.until && 'fromAnswer' in rule.until && !option?.date
    ? afterPeriod(event.from, rule.until.fromAnswer)
    : null
}

const optionIn = (question: Question | undefined, choice: string | undefined): Option | undefined =>
  question?.options?.find(({ id }) => id === choice)

const SEVERAL: readonly Question['kind'][] = ['many', 'list']

/** Answers of an earlier check with their day. */
export type Given = { answers: Answers; answeredOn: JapaneseDate }

/** The earlier answers, changed by events until a day. A new event replaces 「いまも」 and an unknown day. */
export function answersOn(
  day: JapaneseDate,
  events: readonly WhatIfEvent[],
  before: Given,
  questionnaire: Questionnaire,
): Answers {
  const said = events.flatMap((event) => saidInCheck(event, day, questionnaire) ?? [])
  const asked = [...new Set(said.map(({ question }) => question))]
  const changed = asked.map((question) => {
    const told = said.filter((one) => one.question === question)
    return [question.id, together(question, before, told)] as const
  })
  return { ...before.answers, ...Object.fromEntries(changed) }
}

function together(question: Question, { answers, answeredOn }: Given, told: readonly Said[]): Answer {
  const { choices = [], dates: days = {} } = answers[question.id] ?? {}
  const several = SEVERAL.includes(question.kind)
  const stays = (choice: string) =>
    choice !== UNKNOWN && choice !== IN_PERSON && (several || isDay(days[choice]))
  const kept = choices.filter(stays)
  const dates: Record<string, AnswerDate> = Object.fromEntries(
    kept.flatMap((choice) => {
      const date = days[choice]
      if (!date || (!isDay(date) && told.some((one) => one.choice === choice))) return []
      return [[choice, date === 'unknown' ? answeredOn : date]]
    }),
  )
  for (const { choice, date } of told) if (date) dates[choice] = later(dates[choice], date)
  return { choices: [...new Set([...kept, ...told.map(({ choice }) => choice)])], dates }
}

const isDay = (date: AnswerDate | undefined) => date !== undefined && date !== 'ongoing' && date !== 'unknown'

/** Choice of the condition report for an event. */
export function reportOf(event: WhatIfEvent, { questions }: Pick<Questionnaire, 'questions'>): string {
  const { report, question } = kindOf(event.kind)
  if (typeof report === 'string') return report
  const { tag = '' } =
    optionIn(
      questions.find(({ id }) => id === question),
      event.option,
    ) ?? {}
  return report[tag] ?? 'other'
}

/** One report when each event begins, from today on, and one when its end is known; after a journey on the return. */
export function reportsOf(
  events: readonly WhatIfEvent[],
  questionnaire: Questionnaire,
  today: JapaneseDate,
): ToldCondition[] {
  const choices = new Map<string, WhatIfEvent[]>()
  for (const event of events) {
    const choice = reportOf(event, questionnaire)
    choices.set(choice, [...(choices.get(choice) ?? []), event])
  }
  return [...choices].flatMap(([choice, same]) => {
    const days = same.flatMap(({ from, to }) => [from, to ?? from]).map((day) => (day < today ? today : day))
    return [...new Set(days)].toSorted().flatMap((day) => {
      const date = dateToldOn(day, same)
      if (date === null) return []
      const dates = optionIn(conditionQuestion, choice)?.date ? { [choice]: date } : {}
      const { items } = judgeCondition({ choices: [choice], dates }, questionnaire, day)
      // Later than all earlier reports.
      return [{ items, saidAt: lastMinuteOf(day), lifted: false }]
    })
  })
}

const lastMinuteOf = (day: JapaneseDate) => new Date(startOfJapaneseDate(addDays(day, 1)).getTime() - 60_000)

function dateToldOn(day: JapaneseDate, same: readonly WhatIfEvent[]): AnswerDate | null {
  const begun = same.filter((event) => event.from <= day && !isAway([event], day))
  if (begun.length === 0) return null
  return begun.map((event) => (goesOn(event, day) ? 'ongoing' : (event.to ?? day))).reduce(later)
}
