import type { UserProfile } from '../../../generated/schema'
import { STORED_YEARS } from '../../../facts/terms'
import { donorStatuses } from '../../person/stages'

export const STORED_MONTHS = STORED_YEARS * 12

/** True for people who have donated or will soon. Earlier applicants answer the next check instead. */
export const mayReport = ({ UserStatus, DonorId }: Pick<UserProfile, 'UserStatus' | 'DonorId'>): boolean =>
  Boolean(DonorId) ||
  UserStatus === 'OnlineCheckBeforeRegistrationExam' ||
  UserStatus === 'DonorRegistrationExam' ||
  donorStatuses.includes(UserStatus)
