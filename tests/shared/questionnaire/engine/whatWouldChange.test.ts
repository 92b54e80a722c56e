import { describe, expect, it } from 'vitest'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { OUTSIDE, type Answers } from '../../../../shared/questionnaire/engine/answer'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { whatWouldChange } from '../../../../shared/questionnaire/engine/whatWouldChange'
import { IN_REGION } from '../../../../shared/questionnaire/engine/rule'
import { first } from './first'

const today = '2026-11-21'
const { region } = samplePublicTexts
const judged = (answers: Answers) => judge(answers, first, { today, region, kind: 'registration' })
const changesOf = (answers: Answers) =>
  whatWouldChange(first, { answers, reasons: judged(answers).reasons, answeredOn: today })

const AREA = [OUTSIDE, IN_REGION]

/** Every option that refuses for good, by itself. */
const refusals = first.questions.flatMap((question) =>
  (first.rules[question.id]?.rules ?? []).flatMap((rule) =>
    rule.outcome === 'PERM' && 'choices' in rule.when
      ? rule.when.choices.map((choice) => ({
          name: `${rule.id} ${choice}`,
          question,
          rule,
          choice,
          answers: { ...passingAnswers(), [question.id]: { choices: [choice] } },
        }))
      : [],
  ),
)

describe('what would change a refusal for good', () => {
  it.each(refusals)('$name: the sentence agrees with judging the later answer', (refusal) => {
    const { question, rule, choice, answers } = refusal
    expect(judged(answers).result).toBe('Failed_2')
    const [sentence] = changesOf(answers)
    // Where nothing changes it, the later answer is the same one.
    const { to = choice, when = '' } = rule.changes?.[choice] ?? {}
    const dates = question.options?.find(({ id }) => id === to)?.date && { dates: { [to]: today } }
    const { result, outcome } = judged({ ...answers, [question.id]: { choices: [to], ...dates } })
    expect(result === 'Failed_2').toBe(sentence === null)
    expect(sentence ?? '').toContain(when)
    expect((sentence ?? '').includes('対面で')).toBe(outcome.startsWith('REVIEW'))
    expect((sentence ?? '').includes('期間をあけて')).toBe(outcome === 'TEMP')
  })

  it('is declared for whatever is said of the present', () => {
    const undeclared = refusals.filter(({ question, rule, choice }) => {
      const label = question.options?.find(({ id }) => id === choice)?.label ?? ''
      const present = /いま|治療中|治療を受けている/.test(label) && !/ことがある/.test(label)
      return present && !rule.changes?.[choice]
    })
    expect(undeclared.map(({ name }) => name)).toEqual([])
  })

  it('names no change that no rule of the same question makes', () => {
    const stray = first.questions.flatMap(({ id, options = [] }) =>
      (first.rules[id]?.rules ?? []).flatMap((rule) =>
        Object.entries(rule.changes ?? {}).filter(
          ([from, { to }]) =>
            !(rule.outcome === 'PERM' || (rule.until && 'open' in rule.until)) ||
            ![from, to].every((one) => [...AREA, ...options.map((option) => option.id)].includes(one)),
        ),
      ),
    )
    expect(stray).toEqual([])
  })

  it('tells each of several options of one question by itself', () => {
    const answers = { ...passingAnswers(), Q26: { choices: ['anaphylaxis', 'asthma'] } }
    expect(judged(answers).reasons).toHaveLength(2)
    expect(changesOf(answers)).toEqual([null, expect.stringContaining('ぜんそくの治療')])
  })

  it('knows of nothing that makes somebody younger', () => {
    expect(changesOf(passingAnswers({ birthday: '1950-01-01' }))).toEqual([null])
  })
})
