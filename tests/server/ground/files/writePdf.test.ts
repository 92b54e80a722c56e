import { expect, test } from 'vitest'
import { writePdf } from '../../../../server/ground/files/writePdf'
import { mayReadPdf, readPdf } from '../../../support/readPdf'

const names = [
  ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
  ['Müller José', 'Müller José'],
  ['김민수', '□□□'],
  ['花🌸', '花□'],
  ['γ-GTPが高い', '□-GTPが高い'],
  ['葛\u{e0100}城 髙﨑 𠮷田', '葛城 髙﨑 𠮷田'],
  ['37.5℃、Ⅱ型、2㎏', '37.5°C、II型、2kg'],
] as const

test.runIf(mayReadPdf)('of what the font does not have, no letter is lost unseen', async () => {
  const parts = [{ terms: names.map(([name]) => ['お名前', name] as const) }]
  const { text } = readPdf(await writePdf({ title: '控え', author: '見本', now: new Date(0), parts }))
  const lines = text.replaceAll(/\p{Variation_Selector}/gu, '').split('\n')
  expect(lines.flatMap((line) => line.split(/お名前\s+/)[1] ?? [])).toEqual(names.map(([, read]) => read))
})
