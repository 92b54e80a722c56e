import { samplePublicTexts } from '../../shared/facts/config'
import { addDays, japaneseInstant, type JapaneseDate } from '../../shared/facts/dates'
import { isOpenDay } from '../../shared/facts/holidays'
import type { Random } from './random'

const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)

export function businessDayOnOrAfter(date: JapaneseDate): JapaneseDate {
  return isOpenDay(date, samplePublicTexts) ? date : businessDayOnOrAfter(addDays(date, 1))
}

export function businessDayOnOrBefore(date: JapaneseDate): JapaneseDate {
  return isOpenDay(date, samplePublicTexts) ? date : businessDayOnOrBefore(addDays(date, -1))
}

const within = (random: Random, date: JapaneseDate, from: number, hours: number) =>
  later(japaneseInstant(date, from), random.whole(0, hours * 3600 - 1) * SECOND_MS)

/** 7:00 to 23:00. */
export const memberTime = (random: Random, date: JapaneseDate) => within(random, date, 7, 16)

/** 10:00 to 18:00. */
export const officeTime = (random: Random, date: JapaneseDate) => within(random, date, 10, 8)

/** 8:00 to 20:00. */
export const donationTime = (random: Random, date: JapaneseDate) => within(random, date, 8, 12)
