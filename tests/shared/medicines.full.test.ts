import { expect, test } from 'vitest'
import { answerWith } from '../../donor/way/check/questions/medicines/answerWith'
import {
  askedOf,
  medicineIn,
  medicines,
  searchMedicines,
} from '../../donor/way/check/questions/medicines/medicines'
import { distinct, joinCodes } from '../../donor/way/check/questions/medicines/codes'
import { readNotebook } from '../../donor/way/check/questions/medicines/notebook'
import { suggestionsFrom } from '../../donor/way/check/questions/medicines/suggestions'
import { questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import { notebookParts } from '../e2e/support/notebookParts'
import { codesIn } from '../e2e/support/readBarcode'
import { notebookOf } from './notebookOf'

const question = (id: string) => {
  const found = questionnaires.current.questions.find((each) => each.id === id)
  if (!found) throw new RangeError(id)
  return found
}

test.each(Object.entries(askedOf))('%s leads to choices of a question that looks as far back', (_, asked) => {
  const { text, options = [] } = question(asked.question)
  expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining([...asked.choices]))
  const { within } = asked
  const window = within && ('months' in within ? `この${within.months}か月` : `この${within.weeks}週間`)
  expect(text).toContain(window ?? 'ことがありますか')
})

test('the list has a few hundred names, each once, with a substance', () => {
  expect(medicines.length).toBeGreaterThan(300)
  const names = medicines.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const { name, substance } of medicines) expect([name, substance !== '']).toEqual([name, true])
  for (const { name } of medicines) expect(searchMedicines(name).map((found) => found.name)).toContain(name)
})

test.each([
  ['くらびっと', 'クラビット', 'antibiotic'],
  ['レボフロ', 'クラビット', 'antibiotic'],
  ['タケキャブ', 'タケキャブ', 'acid'],
  ['びおふぇるみん', 'ビオフェルミン', 'probiotic'],
  ['かっこんとう', '葛根湯', 'kampo'],
  ['ﾀﾐﾌﾙ', 'タミフル', 'antiviral'],
  ['さんかまぐ', '酸化マグネシウム', 'laxative'],
])('%s finds %s, %s', (typed, name, kind) => {
  expect(searchMedicines(typed)[0]).toMatchObject({ name, kind })
})

test.each([
  ['クラビット錠５００ｍｇ', 'antibiotic'],
  ['レボフロキサシン錠500mg「DSEP」', 'antibiotic'],
  ['ﾗﾝｿﾌﾟﾗｿﾞｰﾙOD錠15mg「ﾄｰﾜ」', 'acid'],
  ['バイアスピリン錠100mg', 'other'],
  ['ツムラ葛根湯エキス顆粒（医療用）', 'kampo'],
  ['ゼンゼンシラナイ錠', undefined],
  ['', undefined],
])('%s as printed is %s', (printed, kind) => {
  expect(medicineIn(printed)?.kind).toBe(kind)
})

test('an answer takes a medicine with its name and its later day, and lets どれもない go', () => {
  const yes = { choice: 'yes', name: 'クラビット' }
  expect(answerWith(question('Q45'), { choices: ['no'] }, { ...yes, day: '2026-11-01' })).toEqual({
    choices: ['yes'],
    dates: { yes: '2026-11-01' },
  })
  expect(
    answerWith(
      question('Q45'),
      { choices: ['yes'], dates: { yes: '2026-11-05' } },
      { ...yes, day: '2026-11-01' },
    ).dates,
  ).toEqual({ yes: '2026-11-05' })
  expect(
    answerWith(
      question('Q45'),
      { choices: ['yes'], dates: { yes: '2026-11-05' } },
      { ...yes, day: 'ongoing' },
    ).dates,
  ).toEqual({ yes: 'ongoing' })
  expect(answerWith(question('Q49'), { choices: ['none'] }, { choice: 'kampo', name: '葛根湯' })).toEqual({
    choices: ['kampo'],
    text: '葛根湯',
  })
  expect(
    answerWith(
      question('Q49'),
      { choices: ['kampo'], text: '葛根湯' },
      { choice: 'sleeping', name: 'マイスリー' },
    ),
  ).toEqual({
    choices: ['kampo', 'sleeping'],
    text: '葛根湯、マイスリー',
  })
})

const code = (...lines: string[]) => ['JAHISTC08,1', '1,鈴木 太郎,1,S330303,,,,,,,', ...lines].join('\r\n')
const courses = [
  '5,R080915,1',
  '201,1,クラビット錠５００ｍｇ,1,錠,2,620002459,1',
  '201,1,ビオフェルミンＲ錠,3,錠,1,,1',
  '301,1,【分１ 朝食後服用】,5,日分,1,1,,1',
  '201,2,ロコイド軟膏０．１％,5,ｇ,1,,1',
  '301,2,１日２回 塗布,1,調剤,5,1,,1',
]

test('a notebook gives names with their days, and nothing about the person', () => {
  const read = notebookOf([code(...courses)])
  expect(read).toEqual({
    state: 'Read',
    dispensed: [
      { name: 'クラビット錠500mg', from: '2026-09-15', until: '2026-09-19' },
      { name: 'ビオフェルミンR錠', from: '2026-09-15', until: '2026-09-19' },
    ],
  })
  expect(JSON.stringify(read)).not.toContain('鈴木')
  expect(notebookOf([code('5,20260101,1', '201,1,タミフル,2,C,1,,1')])).toMatchObject({
    state: 'Incomplete',
    of: null,
    dispensed: [{ name: 'タミフル', from: '2026-01-01', until: null }],
  })
})

test('several codes of one notebook are put together in their order, and it is said while one is missing', () => {
  const first = code(...courses.slice(0, 2), '911,12345678901234,2,1')
  const second = code(...courses.slice(2, 4), '911,12345678901234,2,2')
  expect(notebookOf([second])).toMatchObject({ state: 'Incomplete', read: 1, of: 2 })
  const both = notebookOf([second, first])
  expect(both).toMatchObject({ state: 'Read' })
  expect(both.state === 'Read' && both.dispensed.map(({ name }) => name)).toEqual([
    'クラビット錠500mg',
    'ビオフェルミンR錠',
  ])
})

test.each([['https://example.com'], ['JAHIS10\r\n1,1,1234567,13,病院'], ['']])(
  '%s is no notebook',
  (text) => {
    expect(notebookOf([text])).toEqual({ state: 'Other' })
  },
)

test('bytes of a code are read as Shift_JIS, or as UTF-8 where they are', () => {
  // クラビット
  const shiftJis = Uint8Array.of(0x83, 0x4e, 0x83, 0x89, 0x83, 0x72, 0x83, 0x62, 0x83, 0x67)
  const codes = [shiftJis, new TextEncoder().encode('クラビット')].map((bytes) => ({ bytes, sequence: null }))
  expect(joinCodes(codes)).toEqual({ texts: ['クラビット', 'クラビット'], read: 0, of: 0 })
})

test('a text that is cut into three codes within its letters is read when the last of them is, in any order', async () => {
  const [first = [], second = [], third = []] = await Promise.all(
    notebookParts.map(({ buffer }) => codesIn(buffer)),
  )
  expect(readNotebook(joinCodes([...third, ...second]))).toEqual({
    state: 'Incomplete',
    read: 2,
    of: 3,
    dispensed: [],
  })
  const all = distinct([...third, ...second, ...third, ...first])
  expect(all).toHaveLength(3)
  expect(readNotebook(joinCodes(all))).toMatchObject({
    state: 'Read',
    dispensed: [
      { name: 'レボフロキサシン錠500mg「DSEP」', from: '2026-11-10', until: '2026-11-14' },
      { name: 'フシギナ錠', from: '2026-11-10', until: '2026-11-12' },
    ],
  })
  const others = first.map((code) => ({ ...code, sequence: { parity: 'another', nth: 0, of: 3 } }))
  expect(readNotebook(joinCodes([...others, ...second, ...third]))).toMatchObject({ read: 3, of: 6 })
})

test('what is suggested goes on beyond today, is old, or is not in the list', () => {
  const dispensed = (name: string, from: string, until: string) => ({ name, from, until })
  const found = suggestionsFrom(
    [
      dispensed('クラビット錠', '2026-01-01', '2026-01-05'),
      dispensed('タケキャブ錠', '2026-11-01', '2026-12-20'),
      dispensed('フシギナ錠', '2026-11-10', '2026-11-12'),
      dispensed('フシギナ錠', '2026-10-10', '2026-10-12'),
    ],
    '2026-11-21',
  )
  expect(found.map(({ name, kind, known, tooLongAgo, day }) => [name, kind, known, tooLongAgo, day])).toEqual(
    [
      ['タケキャブ錠', 'acid', true, false, 'ongoing'],
      ['フシギナ錠', 'other', false, false, '2026-11-12'],
      ['クラビット錠', 'antibiotic', true, true, '2026-01-05'],
    ],
  )
})
