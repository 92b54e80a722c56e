import { formatJapaneseDateTime, formatJapaneseTime } from '../../../shared/dates'
import type { MailContext } from './composeMail'

export const myPageUrl = ({ origin }: MailContext) => `${origin}/mypage`
export const reservationUrl = ({ origin }: MailContext) => `${origin}/signup/schedule_reservation`

/** 2026年12月1日（火）14:00〜15:00, from two RFC 3339 instants. */
export const hourText = (startAt: string, endAt: string) =>
  `${formatJapaneseDateTime(new Date(startAt))}〜${formatJapaneseTime(new Date(endAt))}`
