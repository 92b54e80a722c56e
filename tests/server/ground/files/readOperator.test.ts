import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readOperator } from '../../../../server/ground/files/readOperator'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { OTHER_OPERATOR_FILE } from '../../../support/operator/otherOperator'

const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-operator-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'operator.json')
const complete = readFileSync(OTHER_OPERATOR_FILE, 'utf8')

/** What the start says of a file. */
function refusal(text: string, mode: 'embedded' | 'production' = 'production'): string {
  writeFileSync(file, text)
  try {
    readOperator({ mode, operatorFile: file })
    return ''
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
}

/** The complete file with one value in the place of another, and the line on which that stands. */
function changed(from: string, to: string) {
  expect(complete.split(from).length, `「${from}」 stands once`).toBe(2)
  const text = complete.replace(from, to)
  return { text, line: complete.slice(0, complete.indexOf(from)).split('\n').length }
}

test('the sample operator stands in where the embedded mode names no file', () => {
  expect(readOperator({ mode: 'embedded', operatorFile: null })).toEqual(samplePublicTexts)
})

test('a complete file of another town is taken as it is, with the mark of Windows in front too', () => {
  const { $schema, ...said } = JSON.parse(complete)
  expect($schema).toContain('operator.schema.json')
  writeFileSync(file, `\uFEFF${complete}`)
  expect(readOperator({ mode: 'production', operatorFile: file })).toEqual(said)
})

test('a file that is not there is named', () => {
  const operatorFile = join(folder, 'none.json')
  expect(() => readOperator({ mode: 'production', operatorFile })).toThrow(
    `環境変数「OPERATOR_FILE」のファイル ${operatorFile} を読めません。`,
  )
})

describe('the line and the key of', () => {
  test.each([
    [
      'a key that nobody knows',
      '"tel": "019-900-1111"',
      '"phone": "1", "tel": "019-900-1111"',
      'contact.phone',
      'この項目はありません',
    ],
    [
      'an unknown town',
      '"矢巾町"',
      '"鶴岡市"',
      'region.municipalities[2]',
      '「鶴岡市」という市区町村は、岩手県にありません',
    ],
    ['a town twice', '"矢巾町"', '"滝沢市"', 'region.municipalities', '同じものが二つあります'],
    ['a prefecture that is none', '"岩手県"', '"岩手"', 'region.prefecture', '「山形県」のように'],
    [
      'a time that is none',
      '"9:30-12:00"',
      '"9:30-12:75"',
      'contact.openingHours.saturday',
      '「9:00-17:00」の形',
    ],
    [
      'a time that ends before it begins',
      '"9:30-12:00"',
      '"12:00-9:30"',
      'contact.openingHours.saturday',
      '「9:00-17:00」の形',
    ],
    ['hours of booking out of order', '[10, 14]', '[14, 10]', 'guidance.hours', '早い順'],
    ['an hour that no day has', '[10, 14]', '[10, 24]', 'guidance.hours[1]', '23以下'],
    ['a closed day that is no date', '"2026-12-10"', '"2026-02-30"', 'closedDays[1]', '実在する日'],
    ['a closed day of no year', '"08-15"', '"8/15"', 'donationRoom.closedDays[0]', '「12-29」'],
    ['ranks that do not rise', '"Silver": 8', '"Silver": 4', 'ranks.Silver', '一つ下のランクより多く'],
    ['a number in quotes', '"capacity": 3', '"capacity": "3"', 'guidance.capacity', '1時間あたりの定員'],
    ['no capacity', '"capacity": 3', '"capacity": 0', 'guidance.capacity', '1以上'],
    ['an amount of part of a yen', '4500', '4500.5', 'rewards.donationYen', '整数'],
    ['a telephone number without hyphens', '"019-900-1111"', '"0199001111"', 'contact.tel', '電話番号'],
    [
      'an address of no mailbox',
      '"jimukyoku@okuriba.jp"',
      '"jimukyoku"',
      'contact.email',
      'メールアドレスの形式',
    ],
    [
      'a map without https',
      '"https://maps.okuriba.jp/room"',
      '"maps.okuriba.jp/room"',
      'donationRoom.mapUrl',
      '「https://」',
    ],
    ['a date that is none', '"2027-04-01"', '"2027年4月1日"', 'legal.terms', '「2025-04-17」の形'],
    ['a line break', '"岩手山麓病院"', '"岩手\\n山麓病院"', 'hospital.name', '1行'],
    ['nothing in quotes', '"岩手山麓病院"', '""', 'hospital.name', '必須'],
    [
      'a value of the sample',
      '"岩手山麓病院"',
      '"見本総合病院"',
      'hospital.name',
      '見本の値「見本総合病院」のまま',
    ],
  ])('%s', (_what, from, to, key, reason) => {
    const { text, line } = changed(from, to)
    const [title, ...problems] = refusal(text).split('\n')
    expect(title).toBe(`環境変数「OPERATOR_FILE」のファイル ${file} を直してから、もう一度起動してください。`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`  ${line}行目 ${key}：`)
    expect(problems[0]).toContain(reason)
  })

  test('what is not JSON', () => {
    const { text, line } = changed('"capacity": 3,', '"capacity": 3')
    expect(refusal(text)).toContain(`${file} の${line + 1}行目が、JSONの書き方になっていません`)
    expect(refusal('[]')).toContain('1行目')
    expect(refusal('')).toContain('1行目')
  })
})

/** Every key of an object, to its leaves; a list is one leaf. */
const keysOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([key, each]) => [[...path, key], ...keysOf(each, [...path, key])])

const without = (value: object, [key, ...rest]: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name !== key ? [[name, each]] : rest.length > 0 ? [[name, without(each, rest)]] : [],
    ),
  )

/** Whoever keeps no consent texts names no folder of theirs; the rest is not told. */
const limits = ['gramsFrom', 'gramsUntil', 'typeFrom', 'typeUntil', 'minutesUntil', 'sumsFrom']
const years = ['units', 'tests', 'holds']
const mayBeLeftOut = [
  ...limits,
  ...years,
  'office',
  'partners',
  'giftCodes',
  'consentFolder',
  'takes',
  'inside',
  'how',
  'smell',
  'privacy',
]

describe('a file without', () => {
  const needed = keysOf(samplePublicTexts).filter((path) => !mayBeLeftOut.some((name) => path.includes(name)))
  test.each(needed.map((path) => [path.join('.'), path] as const))(
    '%s is refused by that name',
    (key, path) => {
      const text = JSON.stringify(without(JSON.parse(complete), path), null, 2)
      expect(refusal(text)).toMatch(new RegExp(`行目 ${key.replaceAll('.', '\\.')}：`))
    },
  )
})

describe('the sample’s own file', () => {
  const sampleFile = readFileSync('docs/operator.sample.json', 'utf8')

  test('is good for the embedded mode', () => {
    expect(refusal(sampleFile, 'embedded')).toBe('')
  })

  test('is refused in production, by the key of everything that would send people into the void', () => {
    const named = [...refusal(sampleFile).matchAll(/行目 ([\w.[\]]+)：見本の値/g)].map(([, key]) => key)
    expect(named).toEqual([
      'operator.name',
      'operator.address',
      'operator.representative',
      'contact.tel',
      'contact.email',
      'chat.account',
      'chat.url',
      'guidance.place',
      'guidance.address',
      'guidance.mapUrl',
      'hospital.name',
      'hospital.address',
      'hospital.tel',
      'hospital.mapUrl',
      'donationRoom.sciencePark',
      'donationRoom.address',
      'donationRoom.mapUrl',
      'donationRoom.parking',
      'donationRoom.takes',
      'donationRoom.inside',
      'donationRoom.how',
      'donationRoom.smell',
      'donationRoom.privacy',
      'partners[0].name',
      'partners[1].name',
    ])
  })
})

describe('municipalities are known', () => {
  test.each([
    ['神奈川県', '川崎市'],
    ['神奈川県', '川崎市川崎区'],
    ['東京都', '千代田区'],
    ['山形県', '東田川郡三川町'],
    ['山形県', '三川町'],
    ['奈良県', '大和郡山市'],
    ['福島県', '郡山市'],
  ])('%s %s', (prefecture, town) => {
    const text = complete
      .replace('"岩手県"', `"${prefecture}"`)
      .replace('["盛岡市", "滝沢市", "矢巾町", "紫波町"]', `["${town}"]`)
    expect(refusal(text)).toBe('')
  })
})
