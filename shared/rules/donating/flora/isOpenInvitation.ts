import type { JapaneseDate } from '../../../facts/dates'
import type { FloraTestStatus } from '../../../generated/schema'

/** The deadline's day counts. */
export function isOpenInvitation(
  status: FloraTestStatus,
  deadline: JapaneseDate | null,
  today: JapaneseDate,
): boolean {
  return status === 'Guidance' && (deadline === null || today <= deadline)
}
