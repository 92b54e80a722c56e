import type { JapaneseDate } from '../dates'
import type { FloraTestStatus } from '../generated/schema'

/** True for an invitation that can still be taken up; its deadline itself is still in time. */
export function isOpenInvitation(
  status: FloraTestStatus,
  deadline: JapaneseDate | null,
  today: JapaneseDate,
): boolean {
  return status === 'Guidance' && (deadline === null || today <= deadline)
}
