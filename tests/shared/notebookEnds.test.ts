import { describe, expect, test } from 'vitest'
import { answerWith } from '../../donor/way/check/questions/medicines/answerWith'
import { askedOf } from '../../donor/way/check/questions/medicines/medicines'
import type { Notebook } from '../../donor/way/check/questions/medicines/notebook'
import { suggestionsFrom } from '../../donor/way/check/questions/medicines/suggestions'
import { questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import { notebookOf } from './notebookOf'

// As a pharmacy prints it: the same place of the prescription as 01 and as 1.
const lines = [
  'JAHISTC08,1',
  '1,見本 太郎,1,S600303,,,,,,,',
  '5,R081110,1',
  '201,01,クラビット錠５００ｍｇ,1,錠,2,620002459,1',
  '301,1,【分１ 朝食後服用】,7,日分,1,1,,1',
]
const code = lines.join('\r\n')
const dispensedOf = (read: Notebook) => (read.state === 'Other' ? null : read.dispensed)
const name = 'クラビット錠500mg'
const from = '2026-11-10'

test('01 and 1 are one place of a prescription', () => {
  expect(notebookOf([code])).toEqual({ state: 'Read', dispensed: [{ name, from, until: '2026-11-16' }] })
})

describe('an end that is not written is not made up', () => {
  test('the record of use is missing', () => {
    const read = notebookOf([lines.slice(0, -1).join('\r\n')])
    expect(read).toEqual({ state: 'Incomplete', read: 1, of: null, dispensed: [{ name, from, until: null }] })
  })
  test.each([
    ['10', '回分'],
    ['', '日分'],
    ['0', '日分'],
    ['1e9', '日分'],
    ['七', '日分'],
  ])('%s%s', (amount, unit) => {
    const read = notebookOf([[...lines.slice(0, 4), `301,1,x,${amount},${unit},3,1,,1`].join('\r\n')])
    expect(read).toEqual({ state: 'Read', dispensed: [{ name, from, until: null }] })
  })
  test('a medicine bought in a shop, without its last day', () => {
    const bought = notebookOf(['JAHISTC08,1\n3,葛根湯,R081110,,1'])
    expect(dispensedOf(bought)).toEqual([{ name: '葛根湯', from, until: null }])
  })
  test('a medicine without the day of its prescription', () => {
    expect(notebookOf([[lines[0], ...lines.slice(3)].join('\n')])).toMatchObject({ state: 'Incomplete' })
  })
})

describe('a second code without a header goes on where the first one ends', () => {
  test('together they are read, also when the cut is within a line', () => {
    const cut = code.indexOf('クラビット')
    for (const place of [code.indexOf('301,'), cut])
      expect(notebookOf([code.slice(place), code.slice(0, place)])).toEqual(notebookOf([code]))
  })
  test.each(['201,', '301,', '【', '日分'])(
    'without it the code that ends before %s is not complete',
    (place) => {
      expect(notebookOf([code.slice(0, code.indexOf(place))]).state).toBe(
        place === '201,' ? 'Read' : 'Incomplete',
      )
    },
  )
  test('alone it is no other code, and nothing is said to be in it', () => {
    expect(notebookOf([code.slice(code.indexOf('301,'))])).toMatchObject({
      state: 'Incomplete',
      of: null,
      dispensed: [],
    })
  })
})

test('the same code read twice counts once', () => {
  const part = `${code}\r\n911,12345678901234,2,1`
  expect(notebookOf([part, part])).toMatchObject({ state: 'Incomplete', read: 1, of: 2 })
  expect(dispensedOf(notebookOf([code, code]))).toHaveLength(1)
})

test('who has a medicine without an end is asked for its day', () => {
  const [known, unknown] = suggestionsFrom(
    [
      { name: 'クラビット錠', from, until: null },
      { name: 'フロモックス錠', from: '2026-10-01', until: '2026-10-05' },
      { name: 'クラビット錠', from: '2026-09-01', until: '2026-09-05' },
    ],
    '2026-11-21',
  )
  expect([known?.day, unknown?.day, unknown?.tooLongAgo]).toEqual(['2026-10-05', null, false])
  const { question: id, choices } = askedOf.antibiotic
  const [choice = ''] = choices
  const question = questionnaires.current.questions.find((each) => each.id === id)
  if (!question) throw new RangeError(id)
  const told = { choices: [choice], dates: { [choice]: '2026-10-05' } }
  expect(answerWith(question, told, { choice, name, day: unknown?.day })).toEqual({
    choices: [choice],
    dates: {},
  })
  const ongoing = { choices: [choice], dates: { [choice]: 'ongoing' } } as const
  expect(
    answerWith(question, { ...ongoing, choices: [choice] }, { choice, name, day: unknown?.day }).dates,
  ).toEqual(ongoing.dates)
})
