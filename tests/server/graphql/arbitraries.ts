import fc from 'fast-check'
import { oddTexts } from './oddTexts'

/** A text of any kind, those that have broken programs among them. */
export const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // Half of a pair, anywhere.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((codes) => String.fromCharCode(...codes)),
)
const whole = fc.oneof(
  fc.constantFrom(0, -1, 1, 12, 13, 2026, 2_147_483_647, -2_147_483_648, 2 ** 53, 1.5),
  fc.integer(),
)
export const anything = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: whole },
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
)
