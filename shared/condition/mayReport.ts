import type { UserProfile } from '../generated/schema'
import { donorStatuses } from '../lifecycle'

/**
 * Whoever has donated or comes before long tells what has changed. Applicants before the guidance answer the next check
 * instead.
 */
export const mayReport = ({ UserStatus, DonorId }: Pick<UserProfile, 'UserStatus' | 'DonorId'>): boolean =>
  Boolean(DonorId) ||
  UserStatus === 'OnlineCheckBeforeRegistrationExam' ||
  UserStatus === 'DonorRegistrationExam' ||
  donorStatuses.includes(UserStatus)
