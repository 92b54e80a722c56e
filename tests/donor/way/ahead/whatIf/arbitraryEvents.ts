import fc from 'fast-check'
import { addDays, type JapaneseDate } from '../../../../../shared/facts/dates'
import { addMonths } from '../../../../../shared/facts/months'
import { periodFrom } from '../../../../../shared/rules/donating/donorPeriod'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import type { WhatIfEvent } from '../../../../../donor/way/ahead/whatIf/event'
import { kinds, optionsOfKind, type Kind } from '../../../../../donor/way/ahead/whatIf/kinds'
import type { WhatIfPerson } from '../../../../../donor/way/ahead/whatIf/whatIf'

const day = (from: JapaneseDate, days: number) => fc.nat(days).map((further) => addDays(from, further))

/** Any day of three years with a 29 February, more often one where months differ in length. */
export const arbitraryToday = fc.oneof(
  day('2026-12-01', 1095),
  fc.constantFrom(
    '2028-02-29',
    '2028-02-28',
    '2027-02-28',
    '2028-01-31',
    '2027-08-31',
    '2028-11-30',
    '2027-12-31',
  ),
)

const arbitraryEvent = (kind: Kind, today: JapaneseDate): fc.Arbitrary<WhatIfEvent> => {
  const begin = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -60, max: 100 }) },
    { weight: 1, arbitrary: fc.integer({ min: -400, max: 400 }) },
  )
  const length = kind.begins ? fc.oneof(fc.nat(14), fc.nat(60)) : fc.constant(0)
  const open = kind.ongoing ? fc.integer({ min: 0, max: 9 }).map((nth) => nth === 0) : fc.constant(false)
  const options = optionsOfKind(kind, questionnaires.current).map(({ id }) => id)
  const option = options.length > 0 ? fc.constantFrom(...options) : fc.constant(undefined)
  return fc.tuple(begin, length, open, option).map(([days, more, isOpen, chosen]) => {
    const from = addDays(today, days)
    return {
      kind: kind.id,
      ...(chosen ? { option: chosen } : {}),
      from,
      to: isOpen ? null : addDays(from, more),
    }
  })
}

const ofSomeKind = (today: JapaneseDate) =>
  fc.constantFrom(...kinds).chain((kind) => arbitraryEvent(kind, today))

/** From 18 to over 65 years old, some of them turning 65 soon or born on a 29 February. */
const arbitraryBirthday = (today: JapaneseDate) =>
  fc.oneof(
    { weight: 6, arbitrary: day(addMonths(today, -12 * 60), 40 * 365) },
    { weight: 1, arbitrary: day(addMonths(today, -12 * 65), 200) },
    { weight: 1, arbitrary: fc.constant('1964-02-29') },
  )

/** An applicant, or a donor on some day of the period. */
const arbitraryPeriod = (today: JapaneseDate) =>
  fc.option(
    fc.integer({ min: 0, max: 84 }).map((into) => {
      const { windowFrom, validUntil } = periodFrom(addDays(today, -into))
      return { windowFrom, expiration: validUntil }
    }),
  )

export type Case = {
  today: JapaneseDate
  person: WhatIfPerson & { birthday: JapaneseDate }
  events: WhatIfEvent[]
  probe: JapaneseDate[]
}

export const arbitraryCase = (events: { minLength: number; maxLength: number }): fc.Arbitrary<Case> =>
  arbitraryToday.chain((today) =>
    fc.record({
      today: fc.constant(today),
      person: fc.record({
        situation: fc.constant('donating' as const),
        birthday: arbitraryBirthday(today),
        check: fc.constant(null),
        retryFrom: fc.constant(null),
        told: fc.constant([]),
        period: arbitraryPeriod(today),
        paused: fc.constant(false),
        signBy: fc.constant(null),
        suspended: fc.constant(null),
        examDay: fc.constant(null),
      }),
      events: fc.array(ofSomeKind(today), events),
      probe: fc.array(day(today, 500), { minLength: 3, maxLength: 3 }),
    }),
  )
