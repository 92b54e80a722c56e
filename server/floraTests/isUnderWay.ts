import type { JapaneseDate } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import type { FloraTestRow } from '../schema/floraTests'

/** True from the invitation to the shared result, unless the invitation expired. */
export function isUnderWay(test: FloraTestRow, today: JapaneseDate): boolean {
  const { status, deadlineForApplicationAt } = test
  return (
    status === 'Applied' || status === 'Received' || isOpenInvitation(status, deadlineForApplicationAt, today)
  )
}
