import { addDays, addWeeks, type JapaneseDate } from './dates'

/** A certification is valid for twelve weeks from the test. Specification §4. */
export const VALIDITY_WEEKS = 12
/** The renewal begins this long before the end. */
export const RENEWAL_WINDOW_WEEKS = 4
/** After a test that did not certify, the check may be taken again this much later. */
export const RETRY_WEEKS = 12
/** A passed check older than this is asked again before the registration test. */
export const CHECK_VALID_WEEKS = 12

export type DonorPeriod = { validFrom: JapaneseDate; validUntil: JapaneseDate; windowFrom: JapaneseDate }

/** The period that a test on a day opens: 2026-11-10 → until 2027-02-02, which is still valid. */
export function periodFrom(examDate: JapaneseDate): DonorPeriod {
  const validUntil = addWeeks(examDate, VALIDITY_WEEKS)
  return { validFrom: examDate, validUntil, windowFrom: addWeeks(validUntil, -RENEWAL_WINDOW_WEEKS) }
}

/** True from the first day after the last valid one. */
export function hasExpired(validUntil: JapaneseDate, today: JapaneseDate): boolean {
  return today > validUntil
}

/** A renewal test that was held in time may be judged so much later than the last valid day. */
export const LATE_JUDGEMENT_DAYS = 14

/**
 * The last day on which a donor status stands. While a renewal test that was held in time waits for its judgement, that is
 * two weeks after the last valid day; donating ends with the validity all the same.
 * @param renewalTest the day of the test; null for whoever has none
 */
export function donorStatusUntil(expiration: JapaneseDate, renewalTest: JapaneseDate | null): JapaneseDate {
  return renewalTest !== null && renewalTest <= expiration
    ? addDays(expiration, LATE_JUDGEMENT_DAYS)
    : expiration
}

/** True when a check passed on a day must be asked again before the registration test. */
export function checkIsOld(passedOn: JapaneseDate, today: JapaneseDate): boolean {
  return today > addWeeks(passedOn, CHECK_VALID_WEEKS)
}

/** First day on which the check may be taken after a test judged not certified. */
export function retryAfterTest(judgedOn: JapaneseDate): JapaneseDate {
  return addDays(judgedOn, RETRY_WEEKS * 7)
}
