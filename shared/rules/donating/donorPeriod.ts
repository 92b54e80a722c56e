import { addDays, addWeeks, type JapaneseDate } from '../../facts/dates'
import {
  CHECK_VALID_WEEKS,
  LATE_JUDGEMENT_DAYS,
  RENEWAL_WINDOW_WEEKS,
  VALIDITY_WEEKS,
} from '../../facts/terms'

export type DonorPeriod = { validFrom: JapaneseDate; validUntil: JapaneseDate; windowFrom: JapaneseDate }

/** The period of a test: 2026-11-10 → until 2027-02-02, inclusive. */
export function periodFrom(examDate: JapaneseDate): DonorPeriod {
  const validUntil = addWeeks(examDate, VALIDITY_WEEKS)
  return { validFrom: examDate, validUntil, windowFrom: addWeeks(validUntil, -RENEWAL_WINDOW_WEEKS) }
}

export function hasExpired(validUntil: JapaneseDate, today: JapaneseDate): boolean {
  return today > validUntil
}

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
