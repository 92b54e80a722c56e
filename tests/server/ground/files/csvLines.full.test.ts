import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLines, withoutGuard } from '../../../../server/ground/files/csvLines'

const SIGNS = ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠']
const UNSEEN = ['', '\u200b', '\u202e', '\ufeff', '\u00ad', ' ', '\u3000', '\u2066', '\u0001', '\u115f']
const BREAKS = ['', 'a\n', 'a\r\n', 'a\r', '\n\n', "'"]

const read = (csv: string): string[][] => parse(csv)
const payloads = BREAKS.flatMap((line) =>
  UNSEEN.flatMap((unseen) => SIGNS.map((sign) => `${line}${unseen}${sign}1+2`)),
)

test(`none of ${payloads.length} formulas begins a cell or a line of one, and each is read back as it was`, () => {
  const [cells = []] = read(csvLines([payloads]))
  const begins = /(^|[\r\n])[\p{Cf}\p{Zs}\u0001\u115f]*[=+\-@\t＝＋－＠]/u
  expect(cells.filter((cell) => begins.test(cell))).toEqual([])
  expect(cells.map(withoutGuard)).toEqual(payloads)
})

test('whatever stands in a cell stays in it', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('=', "'", '"', ',', '\r', '\n', '\u200b', 'a') }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      expect(read(csvLines(rows)).map((cells) => cells.map(withoutGuard))).toEqual(rows)
    }),
  )
})

test('numbers are no texts, and empty cells are cells', () => {
  expect(csvLines([['a', -5, '']])).toBe('"a","-5",""\r\n')
})
