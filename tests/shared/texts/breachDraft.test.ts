import { expect, test } from 'vitest'
import { breachDraft } from '../../../shared/words/records/breach'

const texts = {
  serviceName: '見本',
  operator: { name: '見本株式会社', address: '山形県鶴岡市', representative: '代表' },
  contact: { tel: '0235-00-0000', email: 'office@example.jp' },
}
const facts = {
  choice: {
    accountId: null,
    session: null,
    network: '203.0.113.0/24',
    from: '2026-11-20T00:00:00Z',
    to: '2026-11-21T00:00:00Z',
  },
  knownOn: '2026-11-26',
  counted: {
    people: 20,
    reads: 31,
    files: 0,
    signIns: 2,
    firstAt: null,
    lastAt: null,
    classes: [{ data: 'Identity' as const, people: 18 }],
  },
}
const MALICE = '不正の目的をもって行われたおそれがあります。'
/** What a person chose or the log counts is known; everything after point 3 is for whoever looked into it. */
const asserted = (text: string): string[] =>
  text
    .slice(text.indexOf('\n4　'))
    .split('\n')
    .filter((line) => !/^\d　/.test(line))
    .map((line) => line.replace(MALICE, '').replaceAll(/【[^】]*】/g, ''))
    .filter((line) => line !== '')

test.each([
  ['First', true],
  ['First', false],
  ['Final', true],
  ['Final', false],
] as const)('the %s notice states nothing that nobody has done or found (%s)', (kind, malicious) => {
  const text = breachDraft(kind, { ...facts, malicious }, texts)
  expect(text.match(/^\d　/gm)).toHaveLength(9)
  expect(text.includes(MALICE)).toBe(malicious)
  expect(asserted(text)).toEqual([])
})

test('control: a sentence outside the brackets is seen', () => {
  expect(asserted('\n4　原因\n調査中です。\n5　被害\n【記入】')).toEqual(['調査中です。'])
})

test('the letter tells former members, who cannot sign in, whom to ask', () => {
  expect(breachDraft('Letter', { ...facts, malicious: false }, texts)).toContain('退会された方は')
})
