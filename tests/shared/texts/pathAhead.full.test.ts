import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standingAsJudged } from '../../../server/care/screenings/retryStanding'
import type { OnlineCheckRow } from '../../../server/ground/tables/screenings'
import { AGE_LIMIT } from '../../../shared/rules/person/ages'
import { samplePublicTexts as texts } from '../../../shared/facts/config'
import { addDays, ageOn, formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { latestEnd, monthsLine } from '../../../shared/words/check/monthsLine'
import type { PathAhead, PathInput, RefusedCheck } from '../../../shared/words/check/path'
import { pathAhead } from '../../../shared/words/check/pathAhead'
import type { HeldState } from '../../../shared/words/check/renewalHeld'
import { NOT_POSSIBLE, STANDS } from '../../../shared/words/check/pathWords'
import type { Answers } from '../../../shared/questionnaire/engine/answer'
import { afterPeriod } from '../../../shared/questionnaire/engine/findingsOf'
import { judge } from '../../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import { waysOut } from '../../../shared/questionnaire/engine/whatWouldChange'
import {
  answeredOn,
  arbitraryAnswers,
  arbitraryOngoing,
  arbitraryWaits,
} from '../questionnaire/engine/arbitraryAnswers'
import { often } from '../../support/full'

const { region } = texts
const set = questionnaires.current
const passing = passingAnswers()
const judged = (answers: Answers, today: JapaneseDate) =>
  judge(answers, set, { today, answeredOn, region, kind: 'registration' })

type Case = {
  answers: Answers
  /** Days since the answers. */
  later: number
  reopened: boolean
  renewal: HeldState | null
  /** Days from the answers to the end of the validity. */
  valid: number
  suspended: boolean
  hasDonated: boolean
  mayReport: boolean
}

const cases: fc.Arbitrary<Case> = fc.record({
  answers: fc
    .oneof(arbitraryAnswers, arbitraryWaits, arbitraryOngoing, fc.tuple(arbitraryWaits, arbitraryOngoing))
    .map((given) => ({ ...passing, ...(Array.isArray(given) ? { ...given[0], ...given[1] } : given) })),
  later: fc.oneof(fc.constant(0), fc.nat(400)),
  reopened: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  renewal: fc.constantFrom(null, null, 'paused', 'lifted', 'otherwise', 'ended'),
  valid: fc.integer({ min: 1, max: 300 }),
  suspended: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  hasDonated: fc.boolean(),
  mayReport: fc.boolean(),
})

/** What the server tells of somebody in this case; null if the check passed. */
function inputOf({ answers, later, reopened, renewal, valid, suspended, hasDonated, mayReport }: Case) {
  const first = judged(answers, answeredOn)
  if (first.result === 'Passed') return null
  const { result, nextDate, reasons } = first
  const ways = waysOut(set, { answers, reasons, answeredOn })
  const refused: RefusedCheck = {
    by: 'check',
    result,
    nextDate,
    renewal,
    reasons: reasons.map((reason, index) => ({
      subject: set.rules[reason.questionId]?.topic ?? '',
      nextDate: reason.nextDate,
      ongoingNote: reason.ongoingNote ?? null,
      unknownDate: reason.unknownDate ?? false,
      changes: ways[index]?.sentence ?? null,
      wait: ways[index]?.wait ?? null,
    })),
  }
  const today = addDays(answeredOn, later)
  const check = { onlineCheckResult: result, nextDate, version: set.version } as OnlineCheckRow
  const on = { today, region, questionnaires }
  const standing = reopened ? 'now' : standingAsJudged({ check, type: 'Registration' }, on)
  const input: PathInput = {
    today,
    refused,
    suspension: suspended ? { since: answeredOn, until: null, forGood: false, withdrawn: false } : null,
    mayStart: standing === 'now',
    retryFrom: typeof standing === 'object' ? standing.from : null,
    birthday: answers.Q01?.date ?? null,
    hasDonated,
    mayReport,
    expiration: renewal ? addDays(answeredOn, valid) : null,
    money: { due: 0, pending: hasDonated ? 15_000 : 0, bonus: 10_000 },
    texts,
  }
  return { input, standing, refused }
}

const words = ({ title, day, months, lead, reasons, next, meanwhile }: PathAhead) =>
  JSON.stringify([title, day, months?.rows, lead, reasons, next.title, next.text, meanwhile])

const holds = (property: (given: NonNullable<ReturnType<typeof inputOf>>, one: Case) => void) =>
  fc.assert(
    fc.property(cases, (one) => {
      const given = inputOf(one)
      if (given) property(given, one)
    }),
    { numRuns: often(100, 500) },
  )

describe('no sentence contradicts what the server would do', () => {
  it('begins a check exactly if it may be begun', () => {
    holds(({ input }, { suspended }) => {
      const { next, kind } = pathAhead(input)
      const old = input.birthday !== null && ageOn(input.birthday, input.today) >= AGE_LIMIT
      expect(next.start !== null && (suspended || !input.mayStart)).toBe(false)
      expect(next.start === null && input.mayStart && !suspended && !old).toBe(false)
      expect(kind === 'suspended').toBe(suspended)
    })
  })

  it('names the first day on which the same answers pass, and promises a mail for no other', () => {
    holds(({ input, standing }, { answers }) => {
      const { day, next, title } = pathAhead(input)
      const date = day && 'date' in day ? day.date : null
      const from = typeof standing === 'object' ? standing.from : null
      expect(date === null || date === from).toBe(true)
      expect(next.calendar).toBe(date)
      expect(next.remind).toBe(date !== null)
      expect(date === null || judged(answers, date).result === 'Passed').toBe(true)
      expect(date === null || judged(answers, addDays(date, -1)).result !== 'Passed').toBe(true)
      // A known day is kept from nobody who may come back on it.
      const comesBack = from !== null && judged(answers, from).result === 'Passed' && !input.suspension
      expect(comesBack && date === null).toBe(false)
      expect(title === NOT_POSSIBLE && date !== null).toBe(false)
    })
  })

  it('says that nothing changes the result only where nothing does', () => {
    holds(({ input, standing, refused }) => {
      const said = words(pathAhead(input))
      const stands = refused.reasons.some(({ changes }) => changes === null)
      expect(said.includes(STANDS) && !(standing === 'never' && stands)).toBe(false)
      // One reason that stands is enough.
      expect(said.includes('結果が変わることがあります') && refused.result === 'Failed_2' && stands).toBe(
        false,
      )
    })
  })

  it('promises donating again only within the validity', () => {
    holds(({ input }, { renewal }) => {
      const path = pathAhead(input)
      const said = words(path)
      const { expiration, retryFrom } = input
      const inTime = retryFrom === null || (expiration !== null && retryFrom <= expiration)
      expect(said.includes('再開していただけます') && !(renewal === 'paused' && inTime)).toBe(false)
      expect(said.includes('まで献便していただけます') && renewal !== 'lifted').toBe(false)
      const anew = renewal !== null && retryFrom !== null && !inTime && !input.suspension
      expect(anew && path.day !== null && !said.includes('はじめのオンラインチェック')).toBe(false)
    })
  })

  it('asks everybody who has ever donated to tell of an illness', () => {
    holds(({ input }) => {
      const { meanwhile, kind } = pathAhead(input)
      const said = JSON.stringify(meanwhile)
      expect(input.hasDonated && said.includes('連絡はいりません')).toBe(false)
      const waits = kind === 'later' || kind === 'open' || kind === 'renewal'
      // By the page that takes it day and night, or by telephone where that page is not theirs.
      const { hasDonated, mayReport } = input
      expect(waits && said.includes(texts.contact.tel) !== (hasDonated && !mayReport)).toBe(false)
      expect(waits && (meanwhile?.reports ?? false) !== (hasDonated && mayReport)).toBe(false)
    })
  })

  it('is finished: every reason has its lines, and nothing is left to fill in', () => {
    holds(({ input, refused }) => {
      const path = pathAhead(input)
      expect(words(path)).not.toMatch(/undefined|NaN|！/)
      expect([0, refused.reasons.length]).toContain(path.reasons.length)
      expect([undefined, refused.reasons.length]).toContain(path.months?.rows.length)
      for (const { change } of path.reasons) expect(change.text).toMatch(/。$/)
    })
  })
})

describe('「終わった日」', () => {
  it('gives the day that the answers of that day would give', () => {
    holds(({ input, refused }, { answers, later }) => {
      const { today } = input
      const ended = addDays(today, -Math.min(later, 10))
      const ends = Object.fromEntries(
        refused.reasons.flatMap(({ wait }, index) => (wait ? [[index, ended]] : [])),
      )
      const path = pathAhead({
        ...input,
        refused: { ...refused, renewal: null },
        suspension: null,
        ended: ends,
      })
      const left = refused.reasons.some(({ wait, nextDate }) => !wait && !nextDate)
      if (path.kind !== 'open' || left) return
      const days = refused.reasons.map(({ wait, nextDate }) =>
        wait ? afterPeriod(ended, wait) : (nextDate ?? ''),
      )
      const last = days.toSorted().at(-1) ?? ''
      expect(path.day).toMatchObject(
        last > today ? { date: last } : { formula: 'いま、お申し込みいただけます' },
      )
      expect(judged(answers, answeredOn).nextDate).toBeNull()
    })
  })
})

describe('the line of months', () => {
  const dated = { name: '旅行', until: '2027-03-15', wait: null }
  const open = { name: '抗菌薬', until: null, wait: { months: 3 } }

  it('says in words what it draws', () => {
    const line = monthsLine([open, dated], '2026-11-22')
    expect(line?.rows.map(({ when }) => when)).toEqual([
      '今日終われば、2027年2月22日（月）に解消します',
      '2027年3月15日（月）に解消します',
    ])
    expect(line?.rows[0]?.note).toContain(
      '2026年12月15日（火）までに終われば、2027年3月15日（月）に間に合います',
    )
    expect(line?.goal).toBeNull()
    expect(monthsLine([dated], '2026-11-22')?.goal).toBeGreaterThan(80)
  })

  it('names the last end that is in time', () => {
    fc.assert(
      fc.property(fc.nat(800), fc.integer({ min: 1, max: 24 }), fc.boolean(), (days, count, inMonths) => {
        const goal = addDays('2026-11-22', days)
        const wait = inMonths ? { months: count } : { weeks: count }
        const end = latestEnd(goal, wait)
        expect(afterPeriod(end, wait) <= goal).toBe(true)
        expect(afterPeriod(addDays(end, 1), wait) > goal).toBe(true)
      }),
    )
  })
})

describe('after a test, after the validity, and while suspended', () => {
  const base: PathInput = {
    today: '2026-11-22',
    refused: null,
    suspension: null,
    mayStart: false,
    retryFrom: '2027-02-14',
    birthday: '1990-04-01',
    hasDonated: false,
    mayReport: false,
    expiration: null,
    money: { due: 0, pending: 0, bonus: 0 },
    texts,
  }
  const exam = { ...base, refused: { by: 'exam', reason: 'SampleTest', renewal: false } } as const

  it('the day that the server knows is told', () => {
    const path = pathAhead(exam)
    expect(path.day).toMatchObject({ date: '2027-02-14' })
    expect(path.next).toMatchObject({ remind: true, calendar: '2027-02-14', start: null })
  })

  it('nobody is told to come back who will be too old on that day', () => {
    const path = pathAhead({ ...exam, birthday: '1962-01-01' })
    expect([path.day, path.next.remind, path.next.calendar]).toEqual([null, false, null])
    expect(words(path)).toContain('65歳になられるため')
  })

  it('whoever was renewed no more may begin at once', () => {
    const ended = {
      ...base,
      refused: { by: 'end', on: '2026-11-20' },
      mayStart: true,
      retryFrom: null,
    } as const
    const path = pathAhead({ ...ended, money: { ...base.money, due: 15_000 } })
    expect(path.next.start).toBe('/signup/online_check')
    expect(words(path)).toContain('協力金15,000円分')
  })

  it('a suspension says since when and until when, and begins nothing', () => {
    const suspension = { since: '2026-11-20', until: '2026-11-25', forGood: false, withdrawn: false }
    const path = pathAhead({ ...exam, suspension, mayStart: true })
    expect(path.next).toMatchObject({ start: null, remind: false, calendar: null })
    expect(words(path)).toContain(formatJapaneseDate('2026-11-25'))
    expect(words(path)).not.toContain('2027年')
  })
})
