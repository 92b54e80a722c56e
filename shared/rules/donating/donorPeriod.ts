import { addDays, addWeeks, type JapaneseDate } from '../../facts/dates'

/** From the day of the test. Specification §4. */
export const VALIDITY_WEEKS = 12
/** Weeks before the end. */
export const RENEWAL_WINDOW_WEEKS = 4
/** After a test that did not certify, unless the criteria say otherwise. */
export const RETRY_WEEKS = 12
/** An older passed check is repeated before the registration test. */
export const CHECK_VALID_WEEKS = 12

export type DonorPeriod = { validFrom: JapaneseDate; validUntil: JapaneseDate; windowFrom: JapaneseDate }

/** The period of a test: 2026-11-10 → until 2027-02-02, inclusive. */
export function periodFrom(examDate: JapaneseDate): DonorPeriod {
  const validUntil = addWeeks(examDate, VALIDITY_WEEKS)
  return { validFrom: examDate, validUntil, windowFrom: addWeeks(validUntil, -RENEWAL_WINDOW_WEEKS) }
}

export function hasExpired(validUntil: JapaneseDate, today: JapaneseDate): boolean {
  return today > validUntil
}

/** Days after the last valid day in which a timely renewal test may be judged. */
export const LATE_JUDGEMENT_DAYS = 14

/** The last valid day; two weeks later while a timely renewal test waits for judgement. Donating is not extended. */
export function donorStatusUntil(expiration: JapaneseDate, renewalExam: JapaneseDate | null): JapaneseDate {
  return renewalExam !== null && renewalExam <= expiration
    ? addDays(expiration, LATE_JUDGEMENT_DAYS)
    : expiration
}

/** The last day on which a check passed on `passedOn` is enough for a certification. */
export const checkCarriesUntil = (passedOn: JapaneseDate): JapaneseDate =>
  addWeeks(passedOn, CHECK_VALID_WEEKS)

export function checkIsOld(passedOn: JapaneseDate, today: JapaneseDate): boolean {
  return today > checkCarriesUntil(passedOn)
}
