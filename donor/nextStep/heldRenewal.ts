import type { JapaneseDate } from '../../shared/dates'
import type { HeldRenewal } from '../../shared/messages/renewalHeld'
import type { Screening } from '../checkResult/screening'
import type { CurrentUser } from '../session/currentUserStore'

/** The day comes from the server: criteria and office may change it. */
export function heldRenewal(
  { RetryFrom, MayStartOnlineCheck, Profile }: CurrentUser,
  screening: Screening | null,
  today: JapaneseDate,
): HeldRenewal {
  const check = screening?.OnlineCheck
  const told = check?.NextDate ?? null
  const from = RetryFrom ?? (MayStartOnlineCheck ? null : told)
  return {
    result: check?.OnlineCheckResult === 'Failed_2' ? 'Failed_2' : 'Failed_1',
    from: from !== null && from > today ? from : null,
    expiration: Profile.DonorExpirationDate,
  }
}
