import type { JapaneseDate } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import type { FloraTestRow } from '../schema/floraTests'

/** True from the invitation to the shared result. An invitation that nobody took up in time is over. */
export function isUnderWay(test: FloraTestRow, today: JapaneseDate): boolean {
  const { status, deadlineForApplicationAt } = test
  return (
    status === 'Applied' || status === 'Received' || isOpenInvitation(status, deadlineForApplicationAt, today)
  )
}
