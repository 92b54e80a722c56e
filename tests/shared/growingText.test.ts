import { describe, expect, test } from 'vitest'
import { isPossibleDonorNumber } from '../../shared/facts/donorNumber'
import { parseComposition } from '../../shared/forms/flora/composition'
import { nfkc } from '../../shared/facts/normalise'
import { typedDate } from '../../shared/facts/typedDate'
import { multiLineText, plainText } from '../../shared/forms/formFields'

/** One character that normalising makes eighteen. */
const GROWING = '\u{fdfa}'
const LONG = GROWING.repeat(100_000)

test('a text that is too long already is not made longer', () => {
  expect(nfkc(LONG)).toBe(LONG)
  expect(nfkc(GROWING, 1)).toHaveLength(18)
})

describe('what is too long before or after normalising is refused', () => {
  test.each([LONG, GROWING.repeat(800), GROWING.repeat(6)])('%#', (typed) => {
    expect(plainText(100).isValidSync(typed)).toBe(false)
    expect(multiLineText(100).isValidSync(typed)).toBe(false)
    expect(isPossibleDonorNumber(typed)).toBe(false)
    expect([typedDate(typed), parseComposition(typed)]).toEqual([null, null])
  })
  test('a field casts no longer text than it was given, beyond its limit', () => {
    expect(plainText(100).cast(LONG)).toHaveLength(LONG.length)
    expect(multiLineText(100).cast(LONG)).toHaveLength(LONG.length)
  })
})

test.each([
  ['か\u{3099}'.repeat(100), 'が'.repeat(100)],
  // Four pieces of one Greek letter.
  ['ω\u{313}\u{342}\u{345}'.repeat(100), 'ᾦ'.repeat(100)],
  [`${' '.repeat(2_000)}見本${' '.repeat(2_000)}`, '見本'],
])('what normalising makes short enough is taken: %#', (typed, kept) => {
  expect(plainText(100).validateSync(typed)).toBe(kept)
})
