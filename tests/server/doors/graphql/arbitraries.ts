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

/** The value that is in order, or now and then anything at all. */
export const mostly = (good: unknown) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: anything })
/** A record in order but for two of its values at most: more, and nobody reads on behind the first fault. */
export const near = (good: Record<string, unknown>) =>
  fc
    .subarray(Object.keys(good), { maxLength: Math.min(2, Object.keys(good).length) })
    .chain((odd) =>
      fc.record(
        Object.fromEntries(
          Object.entries(good).map(([name, value]) => [
            name,
            odd.includes(name) ? anything : fc.constant(value),
          ]),
        ),
      ),
    )

/** A table with these headings and whatever in its cells, or no table at all. */
export const table = (headings: string) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .array(fc.array(text, { minLength: 2, maxLength: 6 }), { maxLength: 4 })
        .map((rows) => [headings, ...rows.map((cells) => cells.join(','))].join('\r\n')),
    },
    anything,
  )
