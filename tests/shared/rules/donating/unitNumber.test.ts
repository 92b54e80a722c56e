import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseUnitNumber } from '../../../../shared/facts/unitNumber'
import { isUnitNumber, unitNumber } from '../../../../shared/rules/donating/units/unitNumber'

test.each([
  ['N', 2026, 412],
  ['TSR', 2027, 1],
  ['N', 2099, 10_000],
])('%s %i %i has a number that is one', (code, year, serial) => {
  const number = unitNumber(code, year, serial)
  expect(number).toMatch(new RegExp(`^${code}${year % 100}-${String(serial).padStart(4, '0')}-[0-9A-Z]$`))
  expect(isUnitNumber(number)).toBe(true)
})

test('the check character, worked by hand', () => {
  // N is 13: 13 + 2·2 + 6·3 + 0·4 + 4·5 + 1·6 + 2·7 = 75, and 75 mod 31 = 13, which is D.
  expect(unitNumber('N', 2026, 412)).toBe('N26-0412-D')
})

test('one wrong character, or two neighbours swapped, make no number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.nat({ max: 20 }),
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      (serial, at, wrong) => {
        const number = unitNumber('N', 2026, serial)
        const place = at % number.length
        const changed = `${number.slice(0, place)}${wrong}${number.slice(place + 1)}`
        expect(isUnitNumber(changed)).toBe(changed === number)
        const [one = '', two = ''] = number.slice(place, place + 2)
        const swapped = `${number.slice(0, place)}${two}${one}${number.slice(place + 2)}`
        expect(isUnitNumber(swapped)).toBe(swapped === number)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each(['', 'N26-0412', 'n26-0412-0', 'D-000007', 'N26-412-0'])('%s is none', (text) => {
  expect(isUnitNumber(text)).toBe(false)
})

test.each([
  'Ｎ２６－０４１２－Ｄ',
  '*N26-0412-D*',
  ']C0N26-0412-D',
  'ｎ２６ー０４１２ーｄ',
  'N26−0412−D',
  'N26‐0412–D',
  'N26ｰ0412ｰD',
  'n260412d',
  'Ｎ２６　０４１２　Ｄ',
  '\t N26-0412-D\r\n',
  'N26-0412\u00adD',
])('%j is N26-0412-D', (typed) => {
  expect(normaliseUnitNumber(typed)).toBe('N26-0412-D')
})

test('what is no whole number stays a part of one', () => {
  expect(normaliseUnitNumber('ｎ２６ー０４')).toBe('N26-04')
  expect(normaliseUnitNumber('Dー００００４２')).toBe('D-000042')
  expect(normaliseUnitNumber(' ')).toBe('')
})
