import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import { criteriaOf, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { addDays, ageOn } from '../../../../shared/facts/dates'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { waysOut } from '../../../../shared/questionnaire/engine/whatWouldChange'
import { answersAfter, LONG_AGO } from '../../questionnaire/engine/answersAfter'
import {
  answeredOn,
  arbitraryAnswers,
  arbitraryOngoing,
  arbitraryWaits,
} from '../../questionnaire/engine/arbitraryAnswers'
import { first } from '../../questionnaire/engine/first'
import { arbitraryContents, given } from './arbitraryContents'
import { often } from '../../../support/full'

// Whatever a physician writes that may come into force: what is promised of the criteria holds of it.

const region = { name: samplePublicTexts.region.name, municipalities: given.municipalities }
const name = { number: '2026-12-1', sha256: 'x' }
const passing = passingAnswers()
const judged = (answers: Answers, content: CriteriaContent, today = answeredOn, form = first) =>
  judge(answers, criteriaOf(form, content, name), { today, answeredOn, kind: 'registration', region })

const anyAnswers = fc.oneof(arbitraryAnswers, arbitraryWaits, arbitraryOngoing)
const holds = (property: (answers: Answers, content: CriteriaContent) => void, numRuns = often(25, 100)) =>
  fc.assert(
    fc.property(anyAnswers, arbitraryContents, (answers, content) => {
      property({ ...passing, ...answers }, content)
    }),
    { numRuns },
  )

const shuffled = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).reverse())
        : inner,
    ),
  ) as T

test('the same content gives the same judgement, whatever rules the code around it has', () => {
  // As if the program had become another since.
  const phrases = { ...first.phrases, unknownDate: '？', untilEnd: '？' }
  const later = { ...first, rules: {}, protection: {}, phrases, whys: {} }
  holds((answers, content) => {
    const one = judged(answers, content)
    expect(judged(answers, shuffled(content), answeredOn, later)).toEqual(one)
    expect(canonicalJson(shuffled(content))).toBe(canonicalJson(content))
    expect(one.basis?.criteria).toEqual(name)
  }, 30)
})

test('taking back every answer with a finding passes with 100', () => {
  holds((answers, content) => {
    const found = new Set(judged(answers, content).findings.map(({ questionId }) => questionId))
    const kept = Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, found.has(id) ? (passing[id] ?? {}) : answer]),
    )
    expect(judged(kept, content)).toMatchObject({ outcome: 'PASS', score: 100, findings: [] })
  })
})

test('the date is the first day on which the same answers pass', () => {
  holds((answers, content) => {
    const { nextDate } = judged(answers, content)
    if (nextDate === null) return
    expect(judged(answers, content, addDays(nextDate, -1)).outcome).toBe('TEMP')
    const isTooOld = ageOn(answers.Q01?.date ?? '1990-04-01', nextDate) >= 65
    expect(judged(answers, content, nextDate).result).toBe(isTooOld ? 'Failed_2' : 'Passed')
  })
})

test('whoever does what would change it passes, or is asked in person', () => {
  holds((given, content) => {
    let answers = given
    const criteria = criteriaOf(first, content, name)
    // What refuses for good hides what makes one wait, and a cure of yesterday makes one wait.
    for (let round = 0; round < 4 && judged(answers, content).result !== 'Passed'; round += 1) {
      const { reasons, result } = judged(answers, content)
      const ways = waysOut(criteria, { answers, reasons, answeredOn })
      // Only what refuses for good may have no way out.
      expect(ways.includes(null) && result !== 'Failed_2').toBe(false)
      if (ways.includes(null)) return
      reasons.forEach((reason, index) => {
        const way = ways[index]
        if (way) answers = answersAfter(answers, reason, way, LONG_AGO)
      })
    }
    expect(judged(answers, content).result).toBe('Passed')
  })
})

test('every sentence is finished, with nothing left to fill in', () => {
  holds((answers, content) => {
    const { findings, reasons } = judged(answers, content)
    for (const { reason, ongoingNote } of findings)
      expect(`${reason}${ongoingNote ?? ''}`).not.toMatch(/[{}]|undefined|NaN|null|。。/)
    for (const way of waysOut(criteriaOf(first, content, name), { answers, reasons, answeredOn }))
      expect(way?.sentence ?? '').not.toMatch(/[{}]|undefined|NaN|null|。。/)
  })
})
