import { isSuspended } from '../../shared/suspension'
import { isResting } from '../../shared/condition/judgeCondition'
import { japaneseDateOf } from '../../shared/dates'
import { hasExpired } from '../../shared/donorPeriod'
import { statusAfter } from '../../shared/lifecycle'
import type { DonationRefusal } from '../generated/resolvers'
import type { ScreeningRow } from '../schema/screenings'
import type { UserProfileRow } from '../schema/users'

/** The period of a donation, or the reason for refusing it. */
export type DonationRight =
  | { period: ScreeningRow }
  | { refusal: Exclude<DonationRefusal, 'Resting'> }
  /** Possible with a reason of the office. */
  | { refusal: 'Resting'; period: ScreeningRow }

/**
 * The rule for recording a donation and for asking before. The last valid day is a Japanese day.
 * @param period the person's open period
 */
export function donationRight(
  profile: UserProfileRow,
  period: ScreeningRow | null,
  donationAt: Date,
): DonationRight {
  if (isSuspended(profile)) return { refusal: 'Suspended' }
  const day = japaneseDateOf(donationAt)
  const { donorExpirationDate } = profile
  if (donorExpirationDate && hasExpired(donorExpirationDate, day)) return { refusal: 'Expired' }
  const certified =
    profile.donorStatus === 'Certified' && statusAfter(profile.userStatus, 'donationReceived') !== null
  if (!certified || !period?.validFrom || day < period.validFrom) return { refusal: 'NotCertified' }
  if (profile.donationPaused) return { refusal: 'Paused' }
  return isResting(profile, day) ? { refusal: 'Resting', period } : { period }
}
