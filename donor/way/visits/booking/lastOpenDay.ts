import { addDays, type JapaneseDate } from '../../../../shared/facts/dates'
import { BookingSlotsDocument } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'

/** Longer than any run of closed days around New Year. */
const LOOK_BACK = 20

/** The last day up to `last` with guidance, full or not; `last` itself if the server does not say. */
export async function lastOpenDay(last: JapaneseDate): Promise<JapaneseDate> {
  const from = addDays(last, -LOOK_BACK)
  try {
    const { listBookingSlots: days } = await request(BookingSlotsDocument, { from, to: last })
    const index = days.findLastIndex(({ items }) => items.length > 0)
    return index === -1 ? last : addDays(from, index)
  } catch {
    return last
  }
}
