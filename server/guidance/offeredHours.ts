import { bookableDates } from '../../shared/booking'
import type { PublicTexts } from '../../shared/config'
import { japaneseDateOf, japaneseInstant, type JapaneseDate } from '../../shared/dates'
import { isOpenDay } from '../../shared/holidays'
import { GUIDANCE_TIME_NOT_OFFERED } from '../../shared/messages/apiErrors'
import { badField } from '../errors'

type Offer = Pick<PublicTexts, 'guidance' | 'closedDays'>

/** The starts offered on a day; empty on closed days and outside the bookable range. */
export function offeredHours(date: JapaneseDate, now: Date, operator: Offer): Date[] {
  const { first, last } = bookableDates(japaneseDateOf(now), operator)
  if (date < first || date > last || !isOpenDay(date, operator)) return []
  return operator.guidance.hours.map((hour) => japaneseInstant(date, hour))
}

/** @throws AppError BAD_USER_INPUT unless it is the start of an offered hour */
export function requireOfferedHour(startAt: Date, now: Date, operator: Offer): void {
  const offered = offeredHours(japaneseDateOf(startAt), now, operator).some(
    (hour) => hour.getTime() === startAt.getTime(),
  )
  if (!offered) throw badField('StartAt', GUIDANCE_TIME_NOT_OFFERED)
}
