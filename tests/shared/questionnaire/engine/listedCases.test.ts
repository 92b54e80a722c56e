import { describe, expect, test } from 'vitest'
import { addWeeks, japaneseDateOf } from '../../../../shared/facts/dates'
import { addMonths } from '../../../../shared/facts/months'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { parseAnswers } from '../../../../shared/questionnaire/engine/parseAnswer'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { createQuestionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { first } from './first'

const { region } = samplePublicTexts

const today = '2026-12-01'
const registration = (answers: Answers, on = today, answeredOn = today) =>
  judge({ ...passingAnswers(), ...answers }, first, { today: on, answeredOn, kind: 'registration', region })
const antibioticUntil = (date: string): Answers => ({ Q45: { choices: ['yes'], dates: { yes: date } } })

describe('the cases that the question set lists', () => {
  test('all answers in order pass with 100', () => {
    expect(registration({})).toEqual({
      result: 'Passed',
      outcome: 'PASS',
      score: 100,
      reasons: [],
      topics: [],
      findings: [],
      caution: null,
      nextDate: null,
      version: '2026.11-1',
      basis: {
        today,
        answeredOn: today,
        kind: 'registration',
        region: { name: region.name, municipalities: region.municipalities },
      },
    })
  })

  test.each([
    ['2026-11-30', '2027-02-28'],
    ['2026-11-21', '2027-02-21'],
  ])('1: three months after an antibiotic until %s is %s, from midnight in Japan', (last, first) => {
    const { result, nextDate } = registration(antibioticUntil(last))
    expect({ result, nextDate }).toEqual({ result: 'Failed_1', nextDate: first })
    const midnight = new Date(`${first}T00:00:00+09:00`)
    const oneSecondBefore = new Date(midnight.getTime() - 1000)
    expect(registration(antibioticUntil(last), japaneseDateOf(midnight)).outcome).toBe('PASS')
    expect(registration(antibioticUntil(last), japaneseDateOf(oneSecondBefore)).outcome).toBe('TEMP')
  })

  test('1: the reason is told in the words of the answer', () => {
    expect(registration(antibioticUntil('2026-11-21')).reasons).toEqual([
      {
        questionId: 'Q45',
        ruleId: 'Q45-R1',
        outcome: 'TEMP',
        reason:
          '2026年11月21日まで抗菌薬を使われたため。腸内細菌の状態が落ち着くまで、3か月お待ちいただいています。',
        fact: '2026年11月21日まで抗菌薬を使われたため。',
        explanation: '腸内細菌の状態が落ち着くまで、3か月お待ちいただいています。',
        nextDate: '2027-02-21',
      },
    ])
  })

  test('2: of two waiting times the later wins; both are told, the earlier-ending second', () => {
    const judgement = registration({
      ...antibioticUntil('2026-11-21'),
      Q35: { choices: ['tattoo'], dates: { tattoo: '2026-10-01' } },
    })
    expect(judgement.nextDate).toBe('2027-04-01')
    expect(judgement.reasons.map(({ questionId, nextDate }) => [questionId, nextDate])).toEqual([
      ['Q35', '2027-04-01'],
      ['Q45', '2027-02-21'],
    ])
  })

  test('3: for good and for a time: no date for the person, both for staff', () => {
    const judgement = registration({ ...antibioticUntil('2026-11-21'), Q18: { choices: ['yes'] } })
    expect(judgement).toMatchObject({ result: 'Failed_2', outcome: 'PERM', nextDate: null })
    expect(judgement.reasons.map(({ ruleId, nextDate }) => [ruleId, nextDate])).toEqual([['Q18-R1', null]])
    expect(judgement.findings.map(({ ruleId }) => ruleId)).toEqual(['Q18-R1', 'Q45-R1'])
  })

  test('4: a hidden question is not judged although an old answer is kept', () => {
    const hidden: Answers = {
      Q42: { choices: ['none'] },
      Q43: { choices: ['care'], dates: { care: '2026-11-01' } },
    }
    expect(registration(hidden).outcome).toBe('PASS')
    const kept = parseAnswers(hidden, first, { today, region })
    expect(kept).toEqual({ ok: true, answers: hidden })
    const shown: Answers = { ...hidden, Q42: { choices: ['KR'], dates: { KR: '2026-08-01' } } }
    expect(registration(shown).nextDate).toBe('2027-11-01')
  })

  test('5: an unknown day counts from the day of the answer; the corrected one brings the date forward', () => {
    const unknown = registration(antibioticUntil('unknown'))
    expect(unknown.nextDate).toBe(addMonths(today, 3))
    expect(unknown.reasons[0]).toMatchObject({ unknownDate: true })
    expect(registration(antibioticUntil('unknown'), '2027-02-28', today).outcome).toBe('TEMP')
    expect(registration(antibioticUntil('unknown'), '2027-03-01', today).outcome).toBe('PASS')
    expect(registration(antibioticUntil('2026-10-10')).nextDate).toBe('2027-01-10')
  })

  test.each([
    [74, 'PASS'],
    [73.96, 'TEMP'],
    [99.99, 'PASS'],
    [100, 'REVIEW'],
    [119.99, 'REVIEW'],
    [120, 'TEMP'],
  ])('6: at 2 m, %s kg is judged unrounded: %s', (weight, outcome) => {
    const judgement = registration({ Q03: { numbers: { height: 200, weight } } })
    expect(judgement.outcome).toBe(outcome)
    expect(judgement.nextDate).toBe(outcome === 'TEMP' ? addWeeks(today, 12) : null)
  })

  test('6: 72.25 kg at 170 cm is 25 exactly, whatever the arithmetic of the machine', () => {
    expect(registration({ Q03: { numbers: { height: 170, weight: 72.25 } } }).outcome).toBe('REVIEW')
    expect(registration({ Q03: { numbers: { height: 170, weight: 72.24 } } }).outcome).toBe('PASS')
  })

  test.each([
    ['2008-12-01', 'PASS', null],
    ['2008-12-02', 'TEMP', '2026-12-02'],
    ['1961-12-01', 'PERM', null],
    ['1961-12-02', 'PASS', null],
  ])('7: born %s → %s', (date, outcome, nextDate) => {
    expect(registration({ Q01: { date } })).toMatchObject({ outcome, nextDate })
  })

  test('7: born on 29 February, the age is reached on 1 March of a common year', () => {
    const born: Answers = { Q01: { date: '2008-02-29' } }
    expect(registration(born, '2026-02-28')).toMatchObject({ outcome: 'TEMP', nextDate: '2026-03-01' })
    expect(registration(born, '2026-03-01').outcome).toBe('PASS')
  })

  test.each(first.questions.filter(({ sensitive }) => sensitive).map(({ id }) => [id]))(
    '9: 対面で話したい in %s is asked in person, nothing else',
    (id) => {
      // Q43 is asked of those who travelled
      const travelled = { Q42: { choices: ['KR'], dates: { KR: '2026-01-01' } } }
      const judgement = registration({ ...travelled, [id]: { choices: ['inPerson'] } })
      expect(judgement).toMatchObject({ result: 'Passed', outcome: 'REVIEW', caution: null, reasons: [] })
      expect(judgement.topics.map(({ questionId }) => questionId)).toEqual([id])
    },
  )

  test('9: 対面で話したい everywhere is Passed and REVIEW', () => {
    const everywhere = Object.fromEntries(
      first.questions.filter(({ sensitive }) => sensitive).map(({ id }) => [id, { choices: ['inPerson'] }]),
    )
    expect(registration(everywhere)).toMatchObject({ result: 'Passed', outcome: 'REVIEW', nextDate: null })
  })
})

describe('8: a new version', () => {
  test('leaves the judgement of an old one as it was', () => {
    const answers = { ...passingAnswers(), ...antibioticUntil('2026-11-21') }
    const on = { today, kind: 'registration', region } as const
    const stored = judge(answers, first, on)
    const released = { ...first.rules, Q45: { topic: '抗菌薬について', rules: [], sources: [] } }
    const later = { ...first, version: '2099.01-1', rules: released }
    const { of, current } = createQuestionnaires([first, later], '2099.01-1')
    expect(judge(answers, of(stored.version), on)).toEqual(stored)
    expect(judge(answers, current, on)).toMatchObject({ outcome: 'PASS', version: '2099.01-1' })
  })

  test('that never was is refused', () => {
    expect(() => createQuestionnaires([first], first.version).of('toString')).toThrow(RangeError)
  })
})
