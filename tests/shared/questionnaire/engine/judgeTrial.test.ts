import { samplePublicTexts } from '../../../../shared/facts/config'
import { expect, test } from 'vitest'
import { isAnswered } from '../../../../shared/questionnaire/engine/askedQuestions'
import { judgeTrial } from '../../../../donor/way/check/trial/judgeTrial'
import { trialCheckOf } from '../../../../donor/way/check/trial/trialCheck'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'

const passing: Answers = { ...passingAnswers(), T10: { choices: ['no'] } }
const trialCheck = trialCheckOf(questionnaires.current)
const trial = (answers: Answers) =>
  judgeTrial(
    trialCheck,
    { ...passing, ...answers },
    { today: '2026-11-21', region: samplePublicTexts.region },
  )

test('nothing to say is ok', () => {
  expect(trial({})).toEqual({ ok: true, items: [] })
})

test('what is talked over anyway is ok', () => {
  expect(trial({ Q14: { choices: ['2'] }, Q18: { choices: ['unknown'] } }).ok).toBe(true)
})

test('a waiting time is an item with its date', () => {
  const { ok, items } = trial({ Q45: { choices: ['yes'], dates: { yes: '2026-11-21' } } })
  expect(ok).toBe(false)
  expect(items).toMatchObject([{ questionId: 'Q45', title: '抗菌薬（抗生物質）', nextDate: '2027-02-21' }])
})

test.each<[string, Answers]>([
  ['Q01', { Q01: { date: '1950-01-01' } }],
  ['Q02', { Q02: { choices: ['outside'] } }],
  ['Q13', { Q13: { choices: ['seldom'] } }],
  ['Q18', { Q18: { choices: ['yes'] } }],
  ['T10', { T10: { choices: ['yes'] } }],
])('%s is an item without a date', (id, answers) => {
  expect(trial(answers)).toMatchObject({ ok: false, items: [{ questionId: id, nextDate: null }] })
})

test('all ten are answered by the answers that pass, and none can be put off to an interview', () => {
  for (const question of trialCheck.questions) {
    expect(isAnswered(question, passing[question.id])).toBe(true)
    expect(question.sensitive ?? false).toBe(false)
  }
})
