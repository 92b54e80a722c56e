import { conditionQuestion } from '../../../../../shared/rules/donating/condition/conditionQuestion'
import {
  judgeCondition,
  restFrom,
  type ToldCondition,
} from '../../../../../shared/rules/donating/condition/judgeCondition'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import { addDays, startOfJapaneseDate, type JapaneseDate } from '../../../../../shared/facts/dates'
import { addMonths } from '../../../../../shared/facts/months'
import type { Answer, AnswerDate, Answers } from '../../../../../shared/questionnaire/engine/answer'
import { judge } from '../../../../../shared/questionnaire/engine/judge'
import type { Judgement } from '../../../../../shared/questionnaire/engine/judgement'
import { parseAnswer, parseAnswers } from '../../../../../shared/questionnaire/engine/parseAnswer'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import type { CheckKind } from '../../../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import type { WhatIfEvent } from '../../../../../donor/way/ahead/whatIf/event'
import { kindOf } from '../../../../../donor/way/ahead/whatIf/kinds'
import { reportOf } from '../../../../../donor/way/ahead/whatIf/said'

const { current } = questionnaires
const { region } = samplePublicTexts

const begun = (events: readonly WhatIfEvent[], day: JapaneseDate) => events.filter(({ from }) => from <= day)
const isOver = ({ to }: WhatIfEvent, day: JapaneseDate) => to !== null && to <= day
export const isTravelling = (events: readonly WhatIfEvent[], day: JapaneseDate) =>
  begun(events, day).some((event) => event.kind === 'journey' && !isOver(event, day))

/** The newest of several days, as somebody would write it into the one field there is. */
const newest = (events: readonly WhatIfEvent[], day: JapaneseDate): AnswerDate =>
  events.some((event) => !isOver(event, day))
    ? 'ongoing'
    : (events
        .map(({ to }) => to ?? '')
        .toSorted()
        .at(-1) ?? '')

type Said = { question: string; choice: string; date?: AnswerDate }

/** Every way to answer the check on a day, with what has happened until then: a question that takes one answer is tried with each. */
export function checksOn(
  day: JapaneseDate,
  events: readonly WhatIfEvent[],
  birthday: JapaneseDate,
): Answers[] {
  const said = new Map<string, WhatIfEvent[]>()
  for (const event of begun(events, day)) {
    const { question, choice = event.option ?? '', meanwhile } = kindOf(event.kind)
    // 「この6か月に」, without a day
    if (question === 'Q36' && addMonths(event.from, 6) <= day) continue
    const answer = meanwhile && !isOver(event, day) ? meanwhile : choice
    const key = `${question} ${answer}`
    said.set(key, [...(said.get(key) ?? []), event])
  }
  const answers = [...said].map(([key, same]): Said => {
    const [question = '', choice = ''] = key.split(' ')
    const dated = current.questions
      .find(({ id }) => id === question)
      ?.options?.find(({ id }) => id === choice)?.date
    return { question, choice, ...(dated ? { date: newest(same, day) } : {}) }
  })
  const needsJourney =
    answers.some(({ question }) => question === 'Q43') && !answers.some(({ question }) => question === 'Q42')
  // The question about a journey's illness follows one about the journey: it was long ago.
  if (needsJourney) answers.push({ question: 'Q42', choice: 'US', date: addDays(day, -800) })
  return waysToAnswer(answers).map((way) => {
    const given = { ...passingAnswers({ birthday }), ...way }
    const parsed = parseAnswers(given, current, { today: day, region })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    return parsed.answers
  })
}

function waysToAnswer(said: readonly Said[]): Answers[] {
  let ways: Answers[] = [{}]
  for (const question of new Set(said.map((one) => one.question))) {
    const { kind } = current.questions.find(({ id }) => id === question) ?? {}
    const same = said.filter((one) => one.question === question)
    const several = kind === 'many' || kind === 'list'
    const answers = several ? [answerOf(same)] : same.map((one) => answerOf([one]))
    ways = ways.flatMap((way) => answers.map((answer) => ({ ...way, [question]: answer })))
  }
  return ways
}

const answerOf = (said: readonly Said[]): Answer => ({
  choices: said.map(({ choice }) => choice),
  dates: Object.fromEntries(said.flatMap(({ choice, date }) => (date ? [[choice, date]] : []))),
})

/** What the server says of a check sent on a day; the strictest, where one question takes only one of two answers. */
export function judgedOn(
  day: JapaneseDate,
  events: readonly WhatIfEvent[],
  {
    birthday,
    kind,
    before = {},
    carried,
  }: {
    birthday: JapaneseDate
    kind: CheckKind
    before?: Answers
    carried?: Readonly<Record<string, JapaneseDate>>
  },
): Judgement {
  const judged = checksOn(day, events, birthday).map((answers) =>
    judge({ ...answers, ...before }, current, { today: day, region, kind, carried }),
  )
  const strictness = ({ result, nextDate }: Judgement) =>
    `${result}${result === 'Failed_1' ? (nextDate ?? '9999') : ''}`
  const [strictest] = judged.toSorted(
    (a, b) => rank(b).localeCompare(rank(a)) || strictness(b).localeCompare(strictness(a)),
  )
  if (!strictest) throw new Error('nothing was judged')
  return strictest
}

const rank = ({ result }: Judgement) => (result === 'Failed_2' ? '2' : result === 'Failed_1' ? '1' : '0')

/** The reports of somebody who tells each thing on the day it begins, if it is not past, and on the day it ends. */
export function reportsUntil(
  last: JapaneseDate,
  events: readonly WhatIfEvent[],
  today: JapaneseDate,
): ToldCondition[] {
  const reports: ToldCondition[] = []
  for (let on = today; on <= last; on = addDays(on, 1)) {
    const news = events.filter(({ from, to }) => from === on || to === on || on === today)
    for (const choice of new Set(news.map((event) => reportOf(event, current)))) {
      const same = events.filter((event) => reportOf(event, current) === choice)
      const known = begun(same, on).filter((event) => event.kind !== 'journey' || isOver(event, on))
      if (known.length === 0) continue
      const dated = conditionQuestion.options?.find(({ id }) => id === choice)?.date
      const given = { choices: [choice], ...(dated ? { dates: { [choice]: newest(known, on) } } : {}) }
      const answer = parseAnswer(conditionQuestion, given, { today: on, region })
      if (typeof answer === 'string') throw new Error(answer)
      const { items } = judgeCondition(answer, current, on)
      reports.push({ items, saidAt: startOfJapaneseDate(on), lifted: false })
    }
  }
  return reports
}

export const restOn = (day: JapaneseDate, told: readonly ToldCondition[]) =>
  restFrom(
    told.filter(({ saidAt }) => saidAt <= startOfJapaneseDate(day)),
    day,
  )
