import { describe, expect, test } from 'vitest'
import {
  changes,
  conditionQuestion,
  LOW_RISK_COUNTRIES,
} from '../../../../../shared/rules/donating/condition/conditionQuestion'
import {
  judgeCondition,
  restFrom,
  togetherOf,
} from '../../../../../shared/rules/donating/condition/judgeCondition'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import type { Answer } from '../../../../../shared/questionnaire/engine/answer'
import { findingsOf } from '../../../../../shared/questionnaire/engine/findingsOf'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'

const questionnaire = questionnaires.current
const today = '2026-12-01'
const judge = (answer: Answer) => togetherOf(judgeCondition(answer, questionnaire, today).items)

describe('what has changed waits as long as the online check says', () => {
  const ruled = changes.flatMap(({ id, rule, date }) => (rule ? [{ id, rule, date }] : []))

  test.each(ruled)('$id', ({ id, rule, date }) => {
    const question = questionnaire.questions.find((each) => each.id === rule.question)
    const rules = questionnaire.rules[rule.question]
    if (!question || !rules) throw new Error(`there is no ${rule.question}`)
    expect(question.options?.map((option) => option.id)).toContain(rule.choice)
    for (const day of date ? ['2026-11-25', '2026-06-15', ...(date.ongoing ? ['ongoing'] : [])] : [null]) {
      const dates = day ? { [rule.choice]: day } : {}
      const { phrases } = questionnaire
      const context = { today, answeredOn: today, region: samplePublicTexts.region, phrases }
      const findings = findingsOf(question, rules, { choices: [rule.choice], dates }, context)
      const [worst] = findings.filter(({ outcome }) => outcome !== 'TEMP')
      const ends = findings.map(({ nextDate }) => nextDate)
      expect(judge({ choices: [id], dates: day ? { [id]: day } : {} })).toEqual(
        worst
          ? { outcome: 'TalkFirst', notBefore: null }
          : findings.length === 0
            ? { outcome: 'Fine', notBefore: null }
            : { outcome: 'NotYet', notBefore: ends[0] },
      )
    }
  })

  test('names a day: antibiotics until 20 November, three months later', () => {
    expect(judge({ choices: ['antibiotics'], dates: { antibiotics: '2026-11-20' } })).toEqual({
      outcome: 'NotYet',
      notBefore: '2027-02-20',
    })
  })

  test('of several things the latest day counts, an unknown end before a day, talking before waiting', () => {
    const dates = { antibiotics: '2026-11-20', fever: '2026-11-20' }
    expect(judge({ choices: ['fever', 'antibiotics'], dates }).notBefore).toBe('2027-02-20')
    expect(judge({ choices: ['fever', 'antibiotics'], dates: { ...dates, fever: 'ongoing' } })).toEqual({
      outcome: 'NotYet',
      notBefore: null,
    })
    expect(judge({ choices: ['fever', 'blood'], dates })).toEqual({ outcome: 'TalkFirst', notBefore: null })
  })

  test.each(['other', 'inPerson', 'medicine'])('%s is talked over', (choice) => {
    expect(judge({ choices: [choice] }).outcome).toBe('TalkFirst')
  })

  test('nothing changed is fine', () => expect(judge({ choices: ['none'] }).outcome).toBe('Fine'))

  test('names the countries of the shorter wait as the online check does', () => {
    const travel = questionnaire.questions.find(({ id }) => id === 'Q42')
    const low = travel?.options?.filter(({ tag }) => tag === 'lowRisk').map(({ label }) => label)
    expect(LOW_RISK_COUNTRIES.split('、').sort()).toEqual(low?.sort())
  })

  test('offers each thing once', () => {
    const ids = conditionQuestion.options?.map(({ id }) => id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the rest that follows from all that was said', () => {
  const told = (minute: number, answer: Answer, lifted = false) => ({
    items: judgeCondition(answer, questionnaire, today).items,
    saidAt: new Date(minute * 60_000),
    lifted,
  })
  const still = { choices: ['antibiotics'], dates: { antibiotics: 'ongoing' as const } }
  const ended = { choices: ['antibiotics'], dates: { antibiotics: '2026-11-30' } }
  const fever = { choices: ['fever'], dates: { fever: '2026-11-20' } }

  test('the end told later closes what had none, whatever the order of the rows', () => {
    expect(restFrom([told(1, still)], today)).toEqual({ until: null })
    expect(restFrom([told(2, ended), told(1, still)], today)).toEqual({ until: '2027-02-28' })
  })

  test('nothing changed since takes nothing back', () => {
    expect(restFrom([told(1, ended), told(2, { choices: ['none'] })], today)).toEqual({ until: '2027-02-28' })
  })

  test('ends on its day, and where the office set it aside', () => {
    expect(restFrom([told(1, ended)], '2027-02-27')).toEqual({ until: '2027-02-28' })
    expect(restFrom([told(1, ended)], '2027-02-28')).toBeNull()
    expect(restFrom([told(1, ended, true)], today)).toBeNull()
    expect(restFrom([told(1, ended, true), told(2, fever)], today)).toEqual({ until: '2026-12-18' })
  })
})
