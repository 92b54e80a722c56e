import { offeredHours } from '../../../server/care/guidance/listBookingSlots'
import { samplePublicTexts } from '../../../shared/facts/config'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { openingOfOperator } from '../../../shared/rules/visits/opening'

const HOURS = 8
const DAY_MS = 24 * 60 * 60 * 1000

/** From the third day on: a booking can be cancelled until 24 hours before it. */
export function bookableHours(): string[] {
  const now = new Date()
  const offer = {
    ...openingOfOperator(samplePublicTexts),
    weeksAhead: samplePublicTexts.guidance.weeksAhead,
  }
  const days = Array.from({ length: 14 }, (_, index) => new Date(now.getTime() + (index + 3) * DAY_MS))
  const hours = days.flatMap((day) => offeredHours(japaneseDateOf(day), now, offer))
  return hours.slice(0, HOURS).map(({ startAt }) => startAt.toISOString())
}
