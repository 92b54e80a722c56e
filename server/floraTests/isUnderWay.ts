import type { JapaneseDate } from '../../shared/dates'
import type { FloraTestRow } from './tables'

/** True for an invitation that can still be taken up; its deadline itself is still in time. */
export function isOpenInvitation(test: FloraTestRow, today: JapaneseDate): boolean {
  const { status, deadlineForApplicationAt: deadline } = test
  return status === 'Guidance' && (deadline === null || today <= deadline)
}

/** True from the invitation to the shared result. An invitation that nobody took up in time is over. */
export function isUnderWay(test: FloraTestRow, today: JapaneseDate): boolean {
  return test.status === 'Applied' || test.status === 'Received' || isOpenInvitation(test, today)
}
