import type { UserProfile } from '../../../generated/schema'
import { donorStatuses } from '../../person/lifecycle'

/** True for people who have donated or will soon. Earlier applicants answer the next check instead. */
export const mayReport = ({ UserStatus, DonorId }: Pick<UserProfile, 'UserStatus' | 'DonorId'>): boolean =>
  Boolean(DonorId) ||
  UserStatus === 'OnlineCheckBeforeRegistrationExam' ||
  UserStatus === 'DonorRegistrationExam' ||
  donorStatuses.includes(UserStatus)
