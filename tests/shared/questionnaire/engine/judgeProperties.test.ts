import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, ageOn } from '../../../../shared/facts/dates'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { parseAnswers } from '../../../../shared/questionnaire/engine/parseAnswer'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { outcomesWorstFirst } from '../../../../shared/questionnaire/engine/rule'
import { answeredOn, arbitraryAnswers, arbitraryOngoing, arbitraryWaits } from './arbitraryAnswers'
import { often } from '../../../support/full'

const { region } = samplePublicTexts

const complete = (answers: Answers): Answers => ({ ...passingAnswers(), ...answers })
const judged = (answers: Answers, today = answeredOn) =>
  judge(answers, questionnaires.current, { today, answeredOn, kind: 'registration', region })
const holds = (property: (answers: Answers) => void, from = arbitraryAnswers) =>
  fc.assert(
    fc.property(from, (answers) => property(complete(answers))),
    { numRuns: often(50, 250) },
  )

test('taking back every answer with a finding passes with 100', () => {
  holds((answers) => {
    const found = new Set(judged(answers).findings.map(({ questionId }) => questionId))
    const passing = passingAnswers()
    const kept = Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, found.has(id) ? (passing[id] ?? {}) : answer]),
    )
    expect(judged(kept)).toMatchObject({ outcome: 'PASS', score: 100, findings: [] })
  })
})

test.each([
  ['anything', arbitraryAnswers],
  ['what makes one wait', arbitraryWaits],
])('the date is the first day on which the same answers pass: %s', (_, from) => {
  holds((answers) => {
    const { nextDate, outcome } = judged(answers)
    if (nextDate === null) return
    expect(outcome).toBe('TEMP')
    expect(nextDate > answeredOn).toBe(true)
    expect(judged(answers, addDays(nextDate, -1)).outcome).toBe('TEMP')
    // Somebody may turn 65 while waiting; that is another reason, and for good
    const tooOld = ageOn(answers.Q01?.date ?? '1990-04-01', nextDate) >= 65
    expect(judged(answers, nextDate).result).toBe(tooOld ? 'Failed_2' : 'Passed')
  }, from)
})

test('a recent event always makes one wait, and tells until when', () => {
  holds((answers) => {
    const recent = Object.values(answers).some(({ dates = {} }) =>
      Object.values(dates).some((date) => date === 'unknown' || date > addDays(answeredOn, -28)),
    )
    expect(judged(answers).nextDate !== null || !recent).toBe(true)
  }, arbitraryWaits)
})

test('what has no end yet names no date, today or ever after', () => {
  holds((answers) => {
    const { outcome, nextDate, reasons } = judged(answers)
    expect({ outcome, nextDate }).toEqual({ outcome: 'TEMP', nextDate: null })
    expect(reasons.every(({ ongoingNote }) => ongoingNote !== undefined)).toBe(true)
    expect(judged(answers, '2060-01-01').nextDate).toBeNull()
    expect(judged(answers, '2060-01-01').result).not.toBe('Passed')
  }, arbitraryOngoing)
})

test('one thing without an end hides the dates of the others', () => {
  fc.assert(
    fc.property(arbitraryWaits, arbitraryOngoing, (waits, ongoing) => {
      const { nextDate, reasons } = judged(complete({ ...waits, ...ongoing }))
      expect(nextDate).toBeNull()
      expect(reasons[0]?.nextDate).toBeNull()
    }),
    { numRuns: often(30, 100) },
  )
})

test('the worst finding decides, and stands first', () => {
  const rank = (outcome: (typeof outcomesWorstFirst)[number]) => outcomesWorstFirst.indexOf(outcome)
  holds((answers) => {
    const { outcome, result, findings, reasons, caution, topics } = judged(answers)
    const ranks = findings.map((finding) => rank(finding.outcome))
    expect(rank(outcome)).toBe(Math.min(rank('PASS'), ...ranks))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(result).toBe(outcome === 'PERM' ? 'Failed_2' : outcome === 'TEMP' ? 'Failed_1' : 'Passed')
    expect(reasons.length > 0).toBe(result !== 'Passed')
    for (const reason of reasons) expect(reason.outcome).toBe(outcome)
    const ends = reasons.map(({ nextDate }) => nextDate ?? '9999')
    expect(ends).toEqual([...ends].sort().reverse())
    expect(caution !== null).toBe(findings.some((finding) => finding.outcome === 'REVIEW!'))
    expect(topics.some((topic) => topic.outcome === 'TEMP' || topic.outcome === 'PERM')).toBe(false)
  })
})

test('every reason is a finished sentence with nothing left to fill in', () => {
  holds((answers) => {
    for (const { reason, ongoingNote } of judged(answers).findings) {
      expect(reason).toMatch(/。$/)
      expect(`${reason}${ongoingNote ?? ''}`).not.toMatch(/[{}]|undefined|NaN|null|。。/)
    }
  })
})

test('the score is the share of judged, visible questions without a finding', () => {
  holds((answers) => {
    const { findings, score } = judged(answers)
    const visible = (answers.Q42?.choices ?? []).includes('none') ? 50 : 51
    const open = new Set(findings.map(({ questionId }) => questionId)).size
    expect(score).toBe(Math.floor(((visible - open) * 100) / visible))
  })
})

test('any part of the answers is judged without an exception, for both kinds', () => {
  fc.assert(
    fc.property(arbitraryAnswers, fc.constantFrom('registration', 'renewal'), (answers, kind) => {
      const { outcome } = judge(answers, questionnaires.current, { today: answeredOn, kind, region })
      // Without all answers, nothing is cleared
      expect(['PERM', 'TEMP', 'REVIEW!']).toContain(outcome)
    }),
    { numRuns: often(60, 300) },
  )
})

test('answers survive being stored: parsed, written as JSON and parsed again they are the same', () => {
  const context = { today: answeredOn, region }
  holds((answers) => {
    const parsed = parseAnswers(answers, questionnaires.current, context)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const stored: unknown = JSON.parse(JSON.stringify(parsed.answers))
    expect(parseAnswers(stored, questionnaires.current, context)).toEqual(parsed)
    expect(judged(parsed.answers)).toEqual(judged(answers))
  })
})
