import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeAudit } from '../../scripts/audit/judgeAudit.mjs'

// As npm 11 wrote it for this repository, of two made-up advisories: one high, one low.
const report: unknown = JSON.parse(readFileSync('tests/scripts/auditReport.json', 'utf8'))
const HIGH = 'GHSA-aaaa-bbbb-cccc'
const TODAY = '2026-12-01'
const exception = { advisory: HIGH, reason: '本番では使わない', until: '2026-12-31' }

test('a grave hole without an exception stands in the way, a slight one does not', () => {
  const { errors, excepted } = judgeAudit(report, [], TODAY)
  expect(errors).toEqual([`light-my-request：light-my-request: made up for a test（high、${HIGH}）`])
  expect(excepted).toEqual([])
})

test('an exception holds to its last day', () => {
  for (const today of [TODAY, '2026-12-31'])
    expect(judgeAudit(report, [exception], today)).toEqual({
      errors: [],
      excepted: [`light-my-request：${HIGH}（2026-12-31まで。本番では使わない）`],
    })
  expect(judgeAudit(report, [exception], '2027-01-01').errors).toEqual([
    `例外「${HIGH}」は2026-12-31に期限が切れています。`,
  ])
})

test.each([
  [{ ...exception, until: undefined }, 'すべて必要です'],
  [{ ...exception, until: 'いつか' }, 'すべて必要です'],
  [{ ...exception, reason: '' }, 'すべて必要です'],
  [{ ...exception, advisory: 'GHSA-gone-gone-gone' }, 'もう必要ありません'],
])('an exception that says too little or is about nothing is an error: %o', (wrong, sentence) => {
  expect(judgeAudit(report, [wrong], TODAY).errors.join()).toContain(sentence)
})

test('an answer that is no report is not taken for a clean one', () => {
  for (const answer of [{}, null, { message: '405 Method Not Allowed' }])
    expect(() => judgeAudit(answer, [], TODAY)).toThrow('読み取れませんでした')
})
