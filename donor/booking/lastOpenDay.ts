import { bookableDates } from '../../shared/booking'
import type { PublicTexts } from '../../shared/config'
import { addDays, weekdayOf, type JapaneseDate } from '../../shared/dates'
import { isClosedOn } from '../../shared/openingHours'

/** The last bookable day that is open. */
export function lastOpenDay(
  today: JapaneseDate,
  holidays: Readonly<Record<JapaneseDate, string>>,
  texts: PublicTexts,
): JapaneseDate {
  let { last } = bookableDates(today, texts)
  while (weekdayOf(last) % 6 === 0 || Object.hasOwn(holidays, last) || isClosedOn(texts.closedDays, last))
    last = addDays(last, -1)
  return last
}
