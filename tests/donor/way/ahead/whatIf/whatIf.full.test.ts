import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import {
  judgeCondition,
  togetherOf,
  type ToldCondition,
} from '../../../../../shared/rules/donating/condition/judgeCondition'
import { addDays, daysBetween, type JapaneseDate } from '../../../../../shared/facts/dates'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { readEvent, type WhatIfEvent } from '../../../../../donor/way/ahead/whatIf/event'
import { kindOf, kinds } from '../../../../../donor/way/ahead/whatIf/kinds'
import {
  whatIf,
  type DayState,
  type Span,
  type WhatIfPerson,
} from '../../../../../donor/way/ahead/whatIf/whatIf'
import {
  answeredOn,
  arbitraryOngoing,
  arbitraryWaits,
} from '../../../../shared/questionnaire/engine/arbitraryAnswers'
import { arbitraryCase, type Case } from './arbitraryEvents'
import { isTravelling, judgedOn, reportsUntil, restOn } from './enterLater'
import { often } from '../../../../support/full'

const rules = (today: JapaneseDate) => ({
  today,
  questionnaire: questionnaires.current,
  region: samplePublicTexts.region,
})
const SEED = 20261123

const WORDS = { Passed: 'open', Failed_1: 'rest', Failed_2: 'never' } as const

const stateOn = (spans: readonly Span[], day: JapaneseDate): DayState | undefined =>
  spans.find(({ from, to }) => from <= day && day <= (to ?? from))?.state

/** The days next to every change, and some others. */
const daysToProbe = (spans: readonly Span[], { today, probe }: Case): JapaneseDate[] =>
  [
    ...new Set([
      ...spans.flatMap(({ from, to }) => [addDays(from, -1), from, ...(to ? [to] : [])]),
      ...probe,
    ]),
  ].filter((day) => day >= today)

type Compared = { day: JapaneseDate; said: DayState | undefined; real: DayState | undefined }

const differing = (compared: readonly Compared[]) => compared.filter(({ said, real }) => said !== real)

/** Each day of the answer as it was said and as the check of that day is judged. */
const comparedChecks = (
  spans: readonly Span[],
  one: Case,
  real: (day: JapaneseDate) => DayState,
): Compared[] =>
  daysToProbe(spans, one).flatMap((day) => {
    const said = stateOn(spans, day)
    return said ? [{ day, said, real: isTravelling(one.events, day) ? 'away' : real(day) }] : []
  })

/** 「お話」 is a rest whose end is open. */
function comparedDonating(spans: readonly Span[], one: Case, told: readonly ToldCondition[]): Compared[] {
  return daysToProbe(spans, one).flatMap((day) => {
    const said = stateOn(spans, day)
    const rest = restOn(day, told)
    const resting = said === 'talk' && rest?.until === null ? 'talk' : 'rest'
    const real = isTravelling(one.events, day) ? 'away' : rest ? resting : 'open'
    return said ? [{ day, said, real }] : []
  })
}

test('many events: what the page says is what is judged when they are entered later', () => {
  let entered = 0
  let compared = 0
  fc.assert(
    fc.property(arbitraryCase({ minLength: 1, maxLength: 4 }), (one) => {
      const { today, person, events } = one
      const { birthday, period } = person
      const answer = whatIf(person, events, rules(today))
      const checks = comparedChecks(answer.check, one, (day) => {
        const kind = period && day <= period.expiration ? 'renewal' : 'registration'
        return WORDS[judgedOn(day, events, { birthday, kind }).result]
      })
      const told = period ? reportsUntil(period.expiration, events, today) : []
      const donating = comparedDonating(answer.donating ?? [], one, told)
      expect(differing([...checks, ...donating])).toEqual([])
      entered += events.length
      compared += checks.length + donating.length
    }),
    { numRuns: often(90, 450), seed: SEED },
  )
  expect(entered).toBeGreaterThanOrEqual(often(150, 1_000))
  expect(compared).toBeGreaterThan(often(600, 4_000))
}, 120_000)

test('each event alone has the day of the check, and of the report for whoever donates', () => {
  fc.assert(
    fc.property(arbitraryCase({ minLength: 1, maxLength: 1 }), ({ today, person, events }) => {
      const last = events.map(({ from, to }) => to ?? from)[0] ?? today
      const toldOn = last > today ? last : today
      const reported = togetherOf(reportsUntil(toldOn, events, today).at(-1)?.items ?? [])
      const { result, nextDate } = judgedOn(toldOn, events, { birthday: '1995-04-09', kind: 'registration' })
      const [answer] = whatIf(person, events, rules(today)).events
      const waits = answer?.outcome === 'NotYet'
      expect({ waits, notBefore: answer?.notBefore }).toEqual(
        person.period
          ? { waits: reported.outcome === 'NotYet', notBefore: reported.notBefore }
          : { waits: result === 'Failed_1', notBefore: nextDate },
      )
    }),
    { numRuns: often(60, 300), seed: SEED },
  )
})

const applicant: WhatIfPerson = {
  situation: 'answer',
  birthday: '1995-04-09',
  check: null,
  retryFrom: null,
  told: [],
  period: null,
  paused: false,
  signBy: null,
  suspended: null,
  examDay: null,
}

test('with what was told before: the answers of the last check go on counting as in a reopened check', () => {
  fc.assert(
    fc.property(
      fc.oneof(arbitraryWaits, arbitraryOngoing),
      arbitraryCase({ minLength: 0, maxLength: 2 }),
      fc.nat(60),
      (before, one, passed) => {
        const today = addDays(answeredOn, passed)
        const moved = one.events.map((event) => movedTo(event, one.today, today))
        const events = moved.filter(({ kind }) => !before[kindOf(kind).question])
        const check = { answers: { ...passingAnswers(), ...before }, answeredOn }
        const answer = whatIf({ ...applicant, check }, events, rules(today))
        const carried = Object.fromEntries(Object.keys(before).map((id) => [id, answeredOn]))
        const given = { birthday: '1995-04-09', kind: 'registration', before, carried } as const
        const compared = comparedChecks(
          answer.check,
          { ...one, today, events },
          (day) => WORDS[judgedOn(day, events, given).result],
        )
        expect(differing(compared)).toEqual([])
      },
    ),
    { numRuns: often(40, 200), seed: SEED },
  )
})

const movedTo = (event: WhatIfEvent, from: JapaneseDate, to: JapaneseDate): WhatIfEvent => {
  const days = daysBetween(from, to)
  return { ...event, from: addDays(event.from, days), to: event.to && addDays(event.to, days) }
}

test('the end of what goes on turns no day into a day, for the check and for the report', () => {
  const today = '2026-12-01'
  const ending = [{ kind: 'antibiotics', from: '2026-11-20', to: '2026-12-15' }]
  const check = {
    answers: { Q45: { choices: ['yes'], dates: { yes: 'ongoing' as const } } },
    answeredOn: today,
  }
  expect(whatIf({ ...applicant, check }, [], rules(today)).check).toEqual([
    { from: today, to: null, state: 'rest' },
  ])
  expect(whatIf({ ...applicant, check }, ending, rules(today)).check).toEqual([
    { from: today, to: '2027-03-14', state: 'rest' },
    { from: '2027-03-15', to: null, state: 'open' },
  ])

  const period = { windowFrom: '2027-01-26', expiration: '2027-02-23' }
  const { items } = judgeCondition(
    { choices: ['antibiotics'], dates: { antibiotics: 'ongoing' } },
    questionnaires.current,
    today,
  )
  const told = [{ items, saidAt: new Date('2026-12-01T00:00:00Z'), lifted: false }]
  const donor = { ...applicant, situation: 'resting' as const, period, told }
  const early = [{ kind: 'antibiotics', from: '2026-11-01', to: '2026-11-10' }]
  expect(whatIf(donor, [], rules(today)).donating).toEqual([{ from: today, to: '2027-02-23', state: 'rest' }])
  expect(whatIf(donor, early, rules(today)).donating).toEqual([
    { from: today, to: '2027-02-09', state: 'rest' },
    { from: '2027-02-10', to: '2027-02-23', state: 'open' },
  ])
})

test('what straddles the expiry leaves the days before it, and none to renew', () => {
  const period = { windowFrom: '2027-01-26', expiration: '2027-02-23' }
  const donor = { ...applicant, situation: 'donating' as const, period }
  const journey = [{ kind: 'journey', option: 'TH', from: '2027-01-20', to: '2027-02-02' }]
  expect(whatIf(donor, journey, rules('2026-12-01'))).toEqual({
    events: [{ outcome: 'NotYet', notBefore: '2027-08-02' }],
    donating: [
      { from: '2026-12-01', to: '2027-01-19', state: 'open' },
      { from: '2027-01-20', to: '2027-02-01', state: 'away' },
      { from: '2027-02-02', to: '2027-02-23', state: 'rest' },
    ],
    check: [
      { from: '2027-01-26', to: '2027-02-01', state: 'away' },
      { from: '2027-02-02', to: '2027-02-23', state: 'rest' },
      { from: '2027-02-24', to: '2027-08-01', state: 'rest' },
      { from: '2027-08-02', to: null, state: 'open' },
    ],
    asked: false,
    exam: null,
  })
})

test('whoever is stopped or paused donates on no day; a stop ends on its day', () => {
  const period = { windowFrom: '2027-01-26', expiration: '2027-02-23' }
  const donor = { ...applicant, situation: 'donating' as const, period }
  const days = (person: WhatIfPerson) => whatIf(person, [], rules('2026-12-01')).donating
  expect(days({ ...donor, paused: true })).toEqual([{ from: '2026-12-01', to: '2027-02-23', state: 'rest' }])
  expect(days({ ...donor, suspended: { until: '2026-12-10' } })).toEqual([
    { from: '2026-12-01', to: '2026-12-09', state: 'rest' },
    { from: '2026-12-10', to: '2027-02-23', state: 'open' },
  ])
})

test('every answer of the check that waits from a day can be played with', () => {
  const { questions, rules: all } = questionnaires.current
  const known = new Set(kinds.flatMap(({ question, choice }) => [question, `${question} ${choice}`]))
  const whole = kinds.filter(({ choice }) => !choice).map(({ question }) => question)
  const waiting = questions.flatMap(({ id, options = [] }) =>
    options
      .filter(({ date }) => date && all[id]?.rules.some(({ until }) => until && 'after' in until))
      .filter((option) => !whole.includes(id) && !known.has(`${id} ${option.id}`))
      .map((option) => `${id} ${option.id}`),
  )
  // What lies years back, and what nobody plans.
  expect(waiting).toEqual(['Q19 curedRecently', 'Q38 used'])
})

test.each([
  [{ kind: 'journey', option: '', from: '2026-12-10', to: '2026-12-12' }, 'option'],
  [{ kind: 'fever', from: '', to: '2026-12-12' }, 'firstDay'],
  [{ kind: 'fever', from: '2026-12-10', to: '' }, 'lastDay'],
  [{ kind: 'tattoo', from: '', to: '2026-02-30' }, 'day'],
  [{ kind: 'fever', from: '2026-12-10', to: '2026-12-09' }, 'order'],
  [{ kind: 'tattoo', from: '', to: '1995-04-08' }, 'beforeBirth'],
  [{ kind: 'fever', from: '1995-04-08', to: '2026-12-09' }, 'beforeBirth'],
  [{ kind: 'tattoo', from: '', to: '2028-12-02' }, 'tooFar'],
  [{ kind: 'fever', from: '2028-12-02', to: '', ongoing: true }, 'tooFar'],
  [
    { kind: 'fever', from: '2026-12-10', to: '', ongoing: true },
    { kind: 'fever', from: '2026-12-10', to: null },
  ],
  [
    { kind: 'tattoo', from: 'left', to: '2026-12-10' },
    { kind: 'tattoo', from: '2026-12-10', to: '2026-12-10' },
  ],
  [
    { kind: 'vaccination', option: 'bcg', from: '', to: '2026-12-10' },
    { kind: 'vaccination', option: 'bcg', from: '2026-12-10', to: '2026-12-10' },
  ],
])('what was typed is read, or the problem is named: %o', (typed, read) => {
  const days = { today: '2026-12-01', birthday: '1995-04-09' }
  expect(readEvent({ option: '', ongoing: false, ...typed }, days)).toEqual(read)
})
