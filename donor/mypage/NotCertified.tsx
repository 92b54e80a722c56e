import type { JapaneseDate } from '../../shared/dates'
import { NEXT_CHECK } from '../../shared/messages/renewalHeld'
import { DaySheet } from '../onlineCheck/DaySheet'
import { RetryReminder } from '../onlineCheck/RetryReminder'

/** After a hospital test that did not certify: the day to return and its reminder. */
export function NotCertified({ date }: { date: JapaneseDate }) {
  return (
    <>
      <p>{NEXT_CHECK}</p>
      <DaySheet date={date} />
      <RetryReminder />
    </>
  )
}
