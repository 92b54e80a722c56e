import type { JapaneseDate } from '../../../shared/facts/dates'
import { wishesPassed } from '../../../shared/rules/visits/exams'
import type { HeldRenewal } from '../../../shared/rules/donating/renewalOutlook'
import type { DueExam } from '../../ground/currentUser/dueExam'
import type { Screening } from './screening'
import type { CurrentUser } from '../../ground/session/currentUserStore'

export const mayAskForExam = ({ date, requestedAt, preferredDates }: DueExam, today: JapaneseDate): boolean =>
  date === null && (requestedAt === null || wishesPassed(preferredDates, today))

/** The day comes from the server: criteria and office may change it. */
export function heldRenewal(
  { RetryFrom, MayStartOnlineCheck, Profile }: CurrentUser,
  screening: Screening | null,
  today: JapaneseDate,
): HeldRenewal {
  const check = screening?.OnlineCheck
  const told = check?.NextDate ?? null
  const from = RetryFrom ?? (MayStartOnlineCheck ? null : told)
  const result = check?.OnlineCheckResult === 'Failed_2' ? 'Failed_2' : 'Failed_1'
  return {
    result,
    mayStart: MayStartOnlineCheck === true && !(result === 'Failed_1' && told === null),
    from: from !== null && from > today ? from : null,
    expiration: Profile.DonorExpirationDate,
  }
}
