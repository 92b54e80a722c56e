import { samplePublicTexts } from '../../../../shared/facts/config'
import { describe, expect, test } from 'vitest'
import { addWeeks } from '../../../../shared/facts/dates'
import { addMonths } from '../../../../shared/facts/months'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import type { Option, Question, Questionnaire } from '../../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { first } from './first'
import { thresholdTables } from './thresholdTables'

const on = { today: '2026-11-30', kind: 'registration', region: samplePublicTexts.region } as const
const eventDate = '2026-11-29'

/** Q04 pregnant → open */
const readTables = (tables: readonly string[]) =>
  new Map(
    tables
      .flatMap((table) => table.trim().split('\n'))
      .flatMap((line) => {
        const [id = '', ...rest] = line.split(' ')
        return rest
          .join(' ')
          .split(' | ')
          .map((pair): [string, string] => {
            const [option = '', result = ''] = pair.split(' ')
            return [`${id} ${option}`, result]
          })
      }),
  )

function endOf(result: string): string | null {
  const from = result.startsWith('+') ? on.today : eventDate
  const count = Number.parseInt(result.replace('+', ''), 10)
  if (Number.isNaN(count)) return null
  return result.endsWith('m') ? addMonths(from, count) : addWeeks(from, count)
}

function answersWith({ questions }: Questionnaire, question: Question, option: Option): Answers {
  const passing: Answers = {
    ...passingAnswers({ questions }),
    Q42: { choices: ['KR'], dates: { KR: '2026-01-01' } },
  }
  const kept = (passing[question.id]?.choices ?? []).filter((choice) =>
    question.options?.some(({ id, group }) => id === choice && group !== option.group),
  )
  const choices = question.groups ? [...kept, option.id] : [option.id]
  const dates = option.date ? { dates: { [option.id]: eventDate } } : {}
  return { ...passing, [question.id]: { choices, ...dates } }
}

const outside: Option = { id: 'outside', label: '' }
type Case = [string, Question, Option]
const casesOf = (question: Question): Case[] =>
  (question.kind === 'area' ? [outside] : (question.options ?? [])).map((option) => [
    `${question.id} ${option.id}`,
    question,
    option,
  ])

test('every version has its table', () => {
  expect(Object.keys(thresholdTables)).toEqual(questionnaires.all.map(({ version }) => version))
})

describe.each(Object.entries(thresholdTables))('version %s', (version, tables) => {
  const questionnaire = questionnaires.of(version)
  const expected = readTables(tables)
  const judged = questionnaire.questions.filter((question) => question.judged)
  const cases = judged.flatMap(casesOf).filter(([key, { kind }]) => kind !== 'list' || expected.has(key))

  test.each(cases)('%s', (key, question, option) => {
    const result = expected.get(key) ?? 'PASS'
    const judgement = judge(answersWith(questionnaire, question, option), questionnaire, on)
    const nextDate = endOf(result)
    const outcome = nextDate || result === 'open' ? 'TEMP' : result
    expect({ outcome: judgement.outcome, nextDate: judgement.nextDate }).toEqual({ outcome, nextDate })
  })

  test('the table names nothing that cannot be chosen', () => {
    const known = new Set(cases.map(([key]) => key))
    expect([...expected.keys()].filter((key) => !known.has(key))).toEqual([])
  })

  test('every country and every vaccine makes one wait', () => {
    const silent = judged
      .filter(({ kind }) => kind === 'list')
      .flatMap(casesOf)
      .filter(([, , { exclusive }]) => !exclusive)
      .filter(
        ([, question, option]) =>
          judge(answersWith(questionnaire, question, option), questionnaire, on).outcome !== 'TEMP',
      )
    expect(silent.map(([key]) => key)).toEqual([])
  })
})

test('a journey with medical care is asked about as well', () => {
  const answers: Answers = {
    ...passingAnswers(),
    Q42: { choices: ['KR'], dates: { KR: '2026-01-01' } },
    Q43: { choices: ['care'], dates: { care: '2026-11-01' } },
  }
  const { caution, topics } = judge(answers, first, on)
  expect(caution).toBe('対面での確認が必要です（オンラインチェックのQ43）。')
  expect(topics).toMatchObject([{ questionId: 'Q43', outcome: 'REVIEW!', reason: '旅行中の体調について' }])
})
