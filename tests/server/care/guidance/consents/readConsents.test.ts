import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConsents } from '../../../../../server/ground/files/readConsents'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import { consentParts } from '../../../../../shared/words/donating/consentDocument'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consents-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (files: Record<string, string | Uint8Array>, mode: 'production' | 'embedded' = 'production') => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const settings = { mode, operatorFile: join(folder, 'operator.json') }
  return readConsents(settings, { ...samplePublicTexts, consentFolder: '.' })
}
const head = '版：2027-01\r\n題名: 同意書\r\n適用開始: 2027-01-01\r\n'

test('a file is read as its maker wrote it, and its hash is that of its bytes', () => {
  const content = `\uFEFF${head}適用終了: 2027-12-31\r\n\r\n本文です。\r\n`
  expect(read({ 'a.txt': content, 'b.json': '{}' })).toEqual([
    {
      version: '2027-01',
      title: '同意書',
      effectiveFrom: '2027-01-01',
      effectiveUntil: '2027-12-31',
      kind: 'Minor',
      signBy: null,
      text: '本文です。',
      content,
      sha256: hash('sha256', Buffer.from(content), 'hex'),
    },
  ])
})

test.each([
  ['a head that nobody knows', `${head}担当: 山田\n\n本文`, '「担当」'],
  ['no text', head, '本文がありません'],
  ['a day that is none', head.replace('2027-01-01', '2027-02-30') + '\n本文', '「適用開始」'],
  ['an end before the start', `${head}適用終了: 2026-12-31\n\n本文`, '「適用終了」'],
  ['a kind of change that nobody knows', `${head}変更: 大\n\n本文`, '「変更」'],
  ['a major change without a day', `${head}変更: 重要\n\n本文`, '「署名の期限」'],
  ['a day for a minor change', `${head}署名の期限: 2027-02-01\n\n本文`, '「署名の期限」'],
  ['the sample', `${head}\n株式会社なかつぐ見本`, '見本のまま'],
  ['bytes that are no text', new Uint8Array([0xe3, 0x28]), 'UTF-8'],
])('%s ends the start by its file', (_what, content, message) => {
  expect(() => read({ 'bad.md': content })).toThrow(message)
  expect(() => read({ 'bad.md': content })).toThrow('bad.md')
})

test('a version stands once, and a folder that is named is there', () => {
  const file = `${head}\n本文`
  expect(() => read({ 'a.md': file, 'b.md': file })).toThrow('「2027-01」が二つ')
  const settings = { mode: 'production', operatorFile: join(folder, 'operator.json') } as const
  expect(() => readConsents(settings, { ...samplePublicTexts, consentFolder: 'nowhere' })).toThrow('nowhere')
  expect(readConsents(settings, { ...samplePublicTexts, consentFolder: undefined })).toEqual([])
})

test('a text has parts, paragraphs and points', () => {
  expect(consentParts('はじめに\n\n## 目的\n\n一つ目。\n- 甲\n- 乙\n二つ目。')).toEqual([
    { heading: null, paragraphs: ['はじめに'] },
    { heading: '目的', paragraphs: ['一つ目。', { list: ['甲', '乙'] }, '二つ目。'] },
  ])
})
