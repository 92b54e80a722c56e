import type { DonationInfo, ScreeningInfo, UserProfile } from '../generated/resolvers'

/** The lists that a person's own statement may read along. */
export type UserLists = { DonationInfo: DonationInfo[]; ScreeningInfo: ScreeningInfo[] }

/** A user whose lists are read on demand. Made after the access check, for this id only. */
export type UserParent = Partial<UserLists> & {
  Id: string
  Profile: UserProfile
  RetryReminder: boolean
  CriteriaNews: boolean
  CreatedAt: Date
  UpdatedAt: Date
}
