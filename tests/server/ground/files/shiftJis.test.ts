import { expect, test } from 'vitest'
import { countMissingLetters } from '../../../../admin/parts/list/export/requestFile'
import { encodeShiftJis } from '../../../../server/ground/files/encodeShiftJis'

const written = (text: string) => new TextDecoder('shift_jis').decode(encodeShiftJis(text))

test.each([
  ['葛\u{e0100}城', '葛城'],
  ['Müller Seán', 'Muller Sean'],
  ['髙橋 﨑 神', '髙橋 﨑 神'],
  ['ジャン・ポール', 'ジャン・ポール'],
  ['𠮷田', '〓田'],
])('%s is %s in Shift_JIS', (text, expected) => expect(written(text)).toBe(expected))

test('what a file could not hold is counted', async () => {
  const fileOf = (text: string) => new Blob([new Uint8Array(encodeShiftJis(text))])
  expect(await countMissingLetters(fileOf('氏名\r\n𠮷田 𩸽\r\n'))).toBe(2)
  expect(await countMissingLetters(fileOf('氏名\r\n葛\u{e0100}城\r\nMüller\r\n'))).toBe(0)
})
