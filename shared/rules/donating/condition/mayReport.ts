import type { UserProfile } from '../../../generated/schema'
import { donorStatuses } from '../../person/stages'

/** For how long stool may be in store, and an illness of before concerns it. */
export const STORED_MONTHS = 24

/** True for people who have donated or will soon. Earlier applicants answer the next check instead. */
export const mayReport = ({ UserStatus, DonorId }: Pick<UserProfile, 'UserStatus' | 'DonorId'>): boolean =>
  Boolean(DonorId) ||
  UserStatus === 'OnlineCheckBeforeRegistrationExam' ||
  UserStatus === 'DonorRegistrationExam' ||
  donorStatuses.includes(UserStatus)
