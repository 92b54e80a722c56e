import fc from 'fast-check'

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '𠮷野家',
  'か\u3099',
  'ｶﾞ',
  '\u202eabc',
  '👩‍👩‍👧‍👦',
  '%',
  '_',
  '\\',
  "'; drop table user_profiles; --",
  '<script>alert(1)</script>',
  '＝1+1',
  'あ'.repeat(10_000),
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '2026-12-03T02:00:00Z',
  '2026-12-03T02:00:00.0000001Z',
  'null',
  '__proto__',
]
/** Texts that have broken something somewhere. */
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
