import {
  latest as latestEnd,
  restFrom,
  togetherOf,
  type ConditionItem,
  type ToldCondition,
} from '../../../../shared/rules/donating/condition/judgeCondition'
import type { OnlineCheckResult } from '../../../../shared/generated/schema'
import { addDays, ageOn, japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { addMonths } from '../../../../shared/facts/months'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { findingsOf } from '../../../../shared/questionnaire/engine/findingsOf'
import type { Finding } from '../../../../shared/questionnaire/engine/judgement'
import type { CheckKind, Questionnaire, Region } from '../../../../shared/questionnaire/engine/question'
import type { Situation } from '../../../../shared/rules/person/situation'
import { donationRefusal } from '../../../../shared/rules/visits/visit'
import { FARTHEST_MONTHS, type WhatIfEvent } from './event'
import { answersOn, type Given, isAway, notAskedFrom, reportsOf } from './said'

/** The person's known data today. */
export type WhatIfPerson = {
  situation: Situation
  birthday: JapaneseDate | null
  /** The last check that was sent, unless it no longer counts. */
  check: Given | null
  /** The server's day for the next check. */
  retryFrom: JapaneseDate | null
  told: readonly ToldCondition[]
  /** Of a certified donor. */
  period: { windowFrom: JapaneseDate; expiration: JapaneseDate } | null
  /** Donating is paused by the renewal check. */
  paused: boolean
  signBy: JapaneseDate | null
  /** The last day of a temporary suspension; null while none is known. */
  suspended: { until: JapaneseDate | null } | null
  /** The day of the hospital test, if it is set and to come. */
  examDay: JapaneseDate | null
}

/**
 * open: donating or passing the check; rest: waiting; talk: after a talk; away: journey; never: refused by the
 * criteria.
 */
export type DayState = 'open' | 'rest' | 'talk' | 'away' | 'never'

/** Consecutive days, inclusive; `to` is null at the end of the calculation. */
export type Span = { from: JapaneseDate; to: JapaneseDate | null; state: DayState }

export type EventAnswer = {
  /** For donors by the condition report, for others by the check. */
  outcome: 'Fine' | 'NotYet' | 'TalkFirst' | 'NotPossible'
  /** First day on which it no longer applies; null unless NotYet, and while it has no end. */
  notBefore: JapaneseDate | null
}

export type WhatIf = {
  /** In the order of the events. */
  events: EventAnswer[]
  /** Days for donating within the period; null without one. */
  donating: Span[] | null
  /** Days on which the check would pass, and the hospital test finds nothing to wait for. */
  check: Span[]
  /** Some of it is asked in person before the certification. */
  asked: boolean
  /** The state on the day of the hospital test; null without one. */
  exam: DayState | null
}

export type WhatIfRules = { today: JapaneseDate; questionnaire: Questionnaire; region: Region }

/** What events mean for a person, by the rules of the check and of the condition report. Nothing is stored. */
export function whatIf(person: WhatIfPerson, events: readonly WhatIfEvent[], rules: WhatIfRules): WhatIf {
  const { today } = rules
  const { period, examDay } = person
  const settled = lastDayOf(events, today)
  const donatingOn = donatingState(person, events, rules)
  const registration = checkState(person, events, 'registration', rules)
  const renewal = checkState(person, events, 'renewal', rules)
  const renewalFrom = period && latest(period.windowFrom, today)
  const anewFrom = period && latest(addDays(period.expiration, 1), today)
  const examOn = period ? renewal : registration
  return {
    events: events.map((event) => eventAnswer(event, period !== null, rules)),
    donating: period && spansOf(donatingOn, today, period.expiration),
    check:
      period && renewalFrom && anewFrom
        ? [
            ...spansOf(renewal, renewalFrom, period.expiration),
            ...spansUntilSettled(registration, anewFrom, settled),
          ]
        : spansUntilSettled(registration, today, settled),
    asked: events.some((event) => asksInPerson(event, rules)),
    exam: examDay ? examOn(examDay).state : null,
  }
}

/** The state on a day, and later days on which it may change. */
type StateOn = (day: JapaneseDate) => { state: DayState; turns: (JapaneseDate | null)[] }

function donatingState(person: WhatIfPerson, events: readonly WhatIfEvent[], rules: WhatIfRules): StateOn {
  const { questionnaire, today } = rules
  const reports = reportsOf(events, questionnaire, today)
  const days = [
    ...reports.map(({ saidAt }) => japaneseDateOf(saidAt)),
    ...daysOf(events),
    person.suspended?.until ?? null,
    person.signBy && addDays(person.signBy, 1),
  ]
  return (day) => {
    const told = [...person.told, ...reports.filter(({ saidAt }) => japaneseDateOf(saidAt) <= day)]
    const rest = restFrom(told, day)
    const suspended = isSuspendedOn(person, day) ? person.suspended : null
    const facts = {
      suspended,
      certified: true,
      expiration: null,
      paused: person.paused,
      rest,
      signBy: person.signBy,
    }
    const refusal = donationRefusal(facts, day)
    const turns = [...days, rest?.until ?? null]
    if (refusal !== null && refusal !== 'Resting') return { state: 'rest', turns }
    if (isAway(events, day)) return { state: 'away', turns }
    return { state: refusal === null ? 'open' : needsTalk(told) ? 'talk' : 'rest', turns }
  }
}

const isSuspendedOn = ({ suspended }: WhatIfPerson, day: JapaneseDate) =>
  suspended !== null && (suspended.until === null || day < suspended.until)

/** The newest report of each change counts. */
function needsTalk(told: readonly ToldCondition[]): boolean {
  const newest = new Map<string, ConditionItem>()
  for (const { items, lifted } of told.toSorted((a, b) => a.saidAt.getTime() - b.saidAt.getTime()))
    for (const item of items) newest.set(item.choice, lifted ? { ...item, outcome: 'Fine' } : item)
  return togetherOf([...newest.values()]).outcome === 'TalkFirst'
}

function checkState(
  person: WhatIfPerson,
  events: readonly WhatIfEvent[],
  kind: CheckKind,
  { questionnaire, region }: WhatIfRules,
): StateOn {
  const { retryFrom, birthday } = person
  const before = stillCounting(person, questionnaire, region)
  const days = [...daysOf(events), ...events.map((event) => notAskedFrom(event, questionnaire)), retryFrom]
  return (day) => {
    const turns = [...days, ...(birthday ? nextBirthday(birthday, day) : [])]
    if (isAway(events, day)) return { state: 'away', turns }
    const answers = answersOn(day, events, before, questionnaire)
    const unchanged = Object.entries(before.answers).filter(([id, answer]) => answers[id] === answer)
    const carried = Object.fromEntries(unchanged.map(([id]) => [id, before.answeredOn]))
    const { findings, result } = judged(answers, day, { questionnaire, region, kind, carried })
    const waits = result === 'Failed_1' || (retryFrom !== null && day < retryFrom)
    const state = result === 'Failed_2' ? 'never' : waits ? 'rest' : 'open'
    return { state, turns: [...turns, ...findings.map(({ nextDate }) => nextDate)] }
  }
}

type Judged = { result: OnlineCheckResult; findings: Finding[] }

/** As `judge` would, for the questions that are answered here. */
function judged(
  answers: Answers,
  day: JapaneseDate,
  {
    questionnaire: { questions, rules, phrases },
    region,
    kind = 'registration',
    carried = {},
  }: {
    questionnaire: Questionnaire
    region: Region
    kind?: CheckKind
    carried?: Readonly<Record<string, JapaneseDate>>
  },
): Judged {
  const findings = questions.flatMap((question) => {
    const { id, inRenewal, judged: counts } = question
    const asked = answers[id] && counts && (kind === 'registration' || inRenewal)
    const context = { today: day, answeredOn: carried[id] ?? day, region, phrases }
    return asked && rules[id] ? findingsOf(question, rules[id], answers[id], context) : []
  })
  const found = (outcome: Finding['outcome']) => findings.some((finding) => finding.outcome === outcome)
  return { findings, result: found('PERM') ? 'Failed_2' : found('TEMP') ? 'Failed_1' : 'Passed' }
}

const daysOf = (events: readonly WhatIfEvent[]) => events.flatMap(({ from, to }) => [from, to])

/** A person born on 29 February ages a day later in common years. */
function nextBirthday(birthday: JapaneseDate, day: JapaneseDate): JapaneseDate[] {
  const next = addMonths(birthday, 12 * (ageOn(birthday, day) + 1))
  return [next, addDays(next, 1)]
}

/** Answers of the last check that made the person wait, and the birthday; the others pass on every later day. */
function stillCounting(
  { check, birthday }: WhatIfPerson,
  questionnaire: Questionnaire,
  region: Region,
): Given {
  const { answers, answeredOn } = check ?? NOTHING
  const { findings } = judged(answers, answeredOn, { questionnaire, region })
  const kept = new Set(
    findings.flatMap(({ outcome, questionId }) =>
      outcome === 'TEMP' || outcome === 'PERM' ? [questionId] : [],
    ),
  )
  const ofBirth = questionnaire.questions.find(({ kind }) => kind === 'date')
  return {
    answers: {
      ...Object.fromEntries(Object.entries(answers).filter(([id]) => kept.has(id))),
      ...(ofBirth && birthday ? { [ofBirth.id]: { date: birthday } } : {}),
    },
    answeredOn,
  }
}

const NOTHING: Given = { answers: {}, answeredOn: '' }

function eventAnswer(
  event: WhatIfEvent,
  donates: boolean,
  { today, questionnaire, region }: WhatIfRules,
): EventAnswer {
  if (donates) {
    const last = reportsOf([event], questionnaire, today).at(-1)
    return togetherOf(last?.items ?? [])
  }
  const { result, findings } = judgedAlone(event, { today, questionnaire, region })
  const waits = findings.filter(({ outcome }) => outcome === 'TEMP')
  if (result === 'Failed_2') return { outcome: 'NotPossible', notBefore: null }
  if (waits.length > 0)
    return { outcome: 'NotYet', notBefore: latestEnd(waits.map(({ nextDate }) => nextDate)) }
  return { outcome: findings.length > 0 ? 'TalkFirst' : 'Fine', notBefore: null }
}

/** On the day when the event is fully known. */
function judgedAlone(event: WhatIfEvent, { today, questionnaire, region }: WhatIfRules) {
  const day = latest(event.to ?? event.from, today)
  return judged(answersOn(day, [event], NOTHING, questionnaire), day, { questionnaire, region })
}

const asksInPerson = (event: WhatIfEvent, rules: WhatIfRules): boolean =>
  judgedAlone(event, rules).findings.some(({ outcome }) => outcome === 'REVIEW' || outcome === 'REVIEW!')

const latest = (...days: [JapaneseDate, ...JapaneseDate[]]): JapaneseDate =>
  days.reduce((last, day) => (day > last ? day : last))

/** The last day that an event names, at least today. */
const lastDayOf = (events: readonly WhatIfEvent[], today: JapaneseDate): JapaneseDate =>
  latest(today, ...events.map(({ from, to }) => to ?? from))

function spansOf(
  stateOn: StateOn,
  from: JapaneseDate,
  to: JapaneseDate,
  ends?: (span: Span) => boolean,
): Span[] {
  const spans: Span[] = []
  let day = from
  while (day <= to) {
    const { state, turns } = stateOn(day)
    const begun = day
    const next = turns.reduce<JapaneseDate>(
      (first, turn) => (turn !== null && turn > begun && turn < first ? turn : first),
      addDays(to, 1),
    )
    const last = spans.at(-1)
    if (last?.state === state) last.to = addDays(next, -1)
    else spans.push({ from: day, to: addDays(next, -1), state })
    if (ends?.({ from: day, to: null, state })) break
    day = next
  }
  return spans
}

/** Up to the first open day after all events; if there is none, as far as any waiting time reaches. */
function spansUntilSettled(stateOn: StateOn, from: JapaneseDate, settled: JapaneseDate): Span[] {
  const farthest = addMonths(latest(from, settled), FARTHEST_MONTHS + 1)
  const spans = spansOf(stateOn, from, farthest, (span) => span.from >= settled && span.state === 'open')
  return spans.map((span, index) => (index === spans.length - 1 ? { ...span, to: null } : span))
}
