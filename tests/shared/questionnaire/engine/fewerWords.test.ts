import { expect, test } from 'vitest'
import { noTo } from '../../../../donor/way/check/questions/noAnswer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { unchangedQuestions } from '../../../../shared/questionnaire/engine/lastAnswers'
import { first } from './first'

const fewer = questionnaires.of('2026.11-2')
const groups = fewer.together ?? []
const questionOf = (id: string) => fewer.questions.find((question) => question.id === id)!

/** A question without its words. */
const bones = ({ text: _text, hint: _hint, options, groups: sets, ...rest }: Question) => ({
  ...rest,
  options: options?.map(({ label: _label, description: _description, ...option }) => option),
  groups: sets?.map(({ id }) => id),
})

test.each(questionnaires.all.filter(({ rewords }) => rewords))(
  '$version asks with the ids, options and days of the version that it rewords, and is judged by its rules',
  ({ questions, rules, protection, rewords }) => {
    const before = questionnaires.of(rewords!)
    expect(questions.map(bones)).toEqual(before.questions.map(bones))
    expect(rules).toBe(before.rules)
    expect(protection).toBe(before.protection)
  },
)

test.each(
  questionnaires.all.slice(1).map((now, index) => [now.version, now, questionnaires.all[index]!] as const),
)('%s words a row anew where it words its question anew', (_, now, before) => {
  const rowsOf = ({ together = [] }: typeof now) => Object.assign({}, ...together.map(({ rows }) => rows))
  const [rows, rowsBefore] = [rowsOf(now), rowsOf(before)]
  const textBefore = new Map(before.questions.map(({ id, text }) => [id, text]))
  const reworded = now.questions.filter(({ id, text }) => rows[id] && textBefore.get(id) !== text)
  expect(reworded.filter(({ id }) => rows[id] === rowsBefore[id]).map(({ id }) => id)).toEqual([])
})

test('takes over the answers to the version that it rewords, and the reverse', () => {
  expect(unchangedQuestions(first, fewer)).toBe(fewer.questions)
  expect(unchangedQuestions(fewer, first)).toBe(first.questions)
})

test('words only what is there', () => {
  const lettersOf = (questions: readonly Question[]) =>
    questions
      .map(({ text, hint = '', options = [] }) => text + hint + options.map(({ label }) => label).join(''))
      .join('').length
  expect(lettersOf(fewer.questions)).toBeLessThan(lettersOf(first.questions) - 500)
})

test.each(groups.map((group) => [group.id, group] as const))(
  '%s stands together',
  (_, { id, text, rows }) => {
    const asked = Object.keys(rows).map(questionOf)
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.length).toBeLessThanOrEqual(5)
    // One section, in the order of the questions, each with its own いいえ.
    expect(new Set(asked.map(({ section }) => section)).size).toBe(1)
    expect(asked).toEqual(fewer.questions.filter((question) => rows[question.id]))
    for (const question of asked) expect(fewer.rules[question.id]).toBeDefined()
    for (const question of asked) expect(noTo(question).choices).toHaveLength(1)
    expect([...fewer.questions, ...fewer.sections].map((each) => each.id)).not.toContain(id)
    expect(groups.filter((group) => group.text === text)).toHaveLength(1)
  },
)

test('asks what is hardest to answer alone, and nothing twice', () => {
  const together = groups.flatMap(({ rows }) => Object.keys(rows))
  expect(new Set(together).size).toBe(together.length)
  for (const id of ['Q03', 'Q04', 'Q28', 'Q30', 'Q31', 'Q36', 'Q37', 'Q38'])
    expect(together, id).not.toContain(id)
})

test('a row has the period of its question', () => {
  const period = /この\d+(か月|週間)|この1年/gu
  for (const { text, rows } of groups)
    for (const [id, row] of Object.entries(rows)) {
      const said = `${text}${row.text}${row.hint ?? ''}`
      for (const [each] of questionOf(id).text.matchAll(period)) expect(said, id).toContain(each)
    }
})
