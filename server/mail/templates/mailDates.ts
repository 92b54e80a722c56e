import {
  formatJapaneseDate,
  formatJapaneseTime,
  japaneseDateOf,
  type JapaneseDate,
} from '../../../shared/dates'
import { isHoliday } from '../../../shared/holidays'

/** 2026年11月23日（月・祝） */
export const dateText = (date: JapaneseDate) => formatJapaneseDate(date, isHoliday(date))

/** 2026年12月1日（火）14:00, from an RFC 3339 instant. */
export function timeText(instant: string): string {
  const time = new Date(instant)
  return `${dateText(japaneseDateOf(time))}${formatJapaneseTime(time)}`
}

/** 2026年12月1日（火）14:00〜15:00, from two RFC 3339 instants. */
export const hourText = (startAt: string, endAt: string) =>
  `${timeText(startAt)}〜${formatJapaneseTime(new Date(endAt))}`
