import type { DonationInfo, ScreeningInfo, UserProfile } from '../generated/resolvers'

/** The lists that a person's own statement may read along. */
export type UserLists = { DonationInfo: DonationInfo[]; ScreeningInfo: ScreeningInfo[] }

/** A user whose lists are read on demand. Made after the access check, for this id only. */
export type UserParent = Partial<UserLists> & {
  Id: string
  /** Of another user than the caller it holds only the fields that the document asks for: no resolver may read one here. */
  Profile: UserProfile
  RetryReminder: boolean
  CriteriaNews: boolean
  CreatedAt: Date
  UpdatedAt: Date
}
