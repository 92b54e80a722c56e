import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { addDays, type JapaneseDate } from '../../../../shared/facts/dates'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { afterPeriod } from '../../../../shared/questionnaire/engine/findingsOf'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { IN_REGION } from '../../../../shared/questionnaire/engine/rule'
import { waysOut } from '../../../../shared/questionnaire/engine/whatWouldChange'
import { answersAfter, LONG_AGO } from './answersAfter'
import { answeredOn, arbitraryAnswers, arbitraryOngoing, arbitraryWaits } from './arbitraryAnswers'
import { first } from './first'
import { often } from '../../../support/full'

const { region } = samplePublicTexts
const passing = passingAnswers()
const judged = (answers: Answers, today: JapaneseDate = answeredOn) =>
  judge(answers, first, { today, region, kind: 'registration' })

const waysOf = (answers: Answers) => waysOut(first, { answers, reasons: judged(answers).reasons, answeredOn })

const holds = (from: fc.Arbitrary<Answers>, property: (answers: Answers) => void) =>
  fc.assert(
    fc.property(from, (answers) => {
      property({ ...passing, ...answers })
    }),
    { numRuns: often(60, 300) },
  )

test.each([
  ['anything', arbitraryAnswers],
  ['what makes one wait', arbitraryWaits],
  ['what goes on', arbitraryOngoing],
])('whoever does what would change it passes, or is asked in person: %s', (_, from) => {
  holds(from, (given) => {
    let answers = given
    // What refuses for good hides what makes one wait, and a cure of yesterday makes one wait.
    for (let round = 0; round < 4 && judged(answers).result !== 'Passed'; round += 1) {
      const { reasons, result } = judged(answers)
      const ways = waysOf(answers)
      expect(ways).toHaveLength(reasons.length)
      // Only what refuses for good may have no way out.
      expect(ways.includes(null) && result !== 'Failed_2').toBe(false)
      if (ways.includes(null)) return
      reasons.forEach((reason, index) => {
        const way = ways[index]
        if (way) answers = answersAfter(answers, reason, way, LONG_AGO)
      })
    }
    expect(judged(answers).result).toBe('Passed')
  })
})

test('the day after an end is the one that the answers of that day give', () => {
  fc.assert(
    fc.property(arbitraryOngoing, fc.nat(400), fc.nat(60), (ongoing, later, back) => {
      const given = { ...passing, ...ongoing }
      const today = addDays(answeredOn, later)
      const ended = addDays(today, -Math.min(back, later))
      const { reasons } = judged(given)
      waysOf(given).forEach((way, index) => {
        const reason = reasons[index]
        if (!way?.wait || !reason) throw new Error(`${reason?.ruleId} goes on and has no period`)
        const answer = answersAfter(given, reason, way, ended)[reason.questionId] ?? {}
        const told = afterPeriod(ended, way.wait)
        const alone = { ...passing, [reason.questionId]: answer }
        expect(judged(alone, today).nextDate).toBe(told > today ? told : null)
        expect(judged(alone, told).result).toBe('Passed')
      })
    }),
    { numRuns: often(60, 300) },
  )
})

test('a pregnancy and a move have a way out too', () => {
  const wayOf = (id: string, choice: string) => waysOf({ ...passing, [id]: { choices: [choice] } })[0]
  expect(wayOf('Q04', 'pregnant')).toMatchObject({ kind: 'ended', to: 'recent', wait: { months: 6 } })
  expect(wayOf('Q04', 'breastfeeding')).toMatchObject({ kind: 'ended', to: 'recent', wait: { months: 6 } })
  expect(wayOf('Q02', 'outside')).toMatchObject({ kind: 'changed', to: IN_REGION })
})

test('says whom it protects for every question that may refuse, and for no other', () => {
  const refusing = Object.entries(first.rules)
    .filter(([, { rules }]) => rules.some(({ outcome }) => outcome === 'PERM' || outcome === 'TEMP'))
    .map(([id]) => id)
  expect(Object.keys(first.protection).toSorted()).toEqual(refusing.toSorted())
  for (const sentence of Object.values(first.protection)) expect(sentence).toMatch(/^(患者さん|ご自身).*。$/)
})
