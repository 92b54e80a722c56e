import { expect, test } from 'vitest'
import { countMissingLetters } from '../../../../admin/parts/list/export/requestFile'
import { encodeShiftJis } from '../../../../server/ground/files/encodeShiftJis'

const DECODER = new TextDecoder('shift_jis')
const written = (text: string) => DECODER.decode(encodeShiftJis(text))

test.each([
  ['葛\u{e0100}城', '葛城'],
  ['Müller Seán', 'Muller Sean'],
  ['髙橋 﨑 神', '髙橋 﨑 神'],
  ['ジャン・ポール', 'ジャン・ポール'],
  ['𠮷田', '〓田'],
])('%s is %s in Shift_JIS', (text, expected) => expect(written(text)).toBe(expected))

test('what can be read is written, the characters of a user among it', () => {
  const bytes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const leads = [...bytes(0x81, 0x9f), ...bytes(0xe0, 0xfc)]
  const pairs = leads.flatMap((lead) => bytes(0x40, 0xfc).map((trail) => Uint8Array.of(lead, trail)))
  const singles = [...bytes(0x20, 0x7e), ...bytes(0xa1, 0xdf)].map((byte) => Uint8Array.of(byte))
  const characters = [...singles, ...pairs]
    .map((code) => DECODER.decode(code))
    .filter((text) => [...text].length === 1 && text !== '\ufffd')
  expect(characters.length).toBeGreaterThan(9_000)
  expect(characters.filter((character) => written(character) !== character)).toEqual([])
})

test('what a file could not hold is counted', async () => {
  const fileOf = (text: string) => new Blob([new Uint8Array(encodeShiftJis(text))])
  expect(await countMissingLetters(fileOf('氏名\r\n𠮷田 𩸽\r\n'))).toBe(2)
  expect(await countMissingLetters(fileOf('氏名\r\n葛\u{e0100}城\r\nMüller\r\n'))).toBe(0)
})
