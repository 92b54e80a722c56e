import { bookableDates, GUIDANCE_HOURS } from '../../shared/booking'
import { japaneseDateOf, japaneseInstant, type JapaneseDate } from '../../shared/dates'
import { isBusinessDay } from '../../shared/holidays'
import { GUIDANCE_TIME_NOT_OFFERED } from '../../shared/messages/apiErrors'
import { badField } from '../errors'

/** The starts that are offered on a day; none on closed days and outside the time one can book ahead. */
export function offeredHours(date: JapaneseDate, now: Date): Date[] {
  const { first, last } = bookableDates(japaneseDateOf(now))
  if (date < first || date > last || !isBusinessDay(date)) return []
  return GUIDANCE_HOURS.map((hour) => japaneseInstant(date, hour))
}

/** @throws AppError BAD_USER_INPUT for any instant that is not the start of an offered hour */
export function requireOfferedHour(startAt: Date, now: Date): void {
  const offered = offeredHours(japaneseDateOf(startAt), now).some(
    (hour) => hour.getTime() === startAt.getTime(),
  )
  if (!offered) throw badField('StartAt', GUIDANCE_TIME_NOT_OFFERED)
}
