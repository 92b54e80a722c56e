import type { DonationInfo, ScreeningInfo, UserProfile } from '../../generated/resolvers'

/** Lists that the person's own statement can also read. */
export type UserLists = { DonationInfo: DonationInfo[]; ScreeningInfo: ScreeningInfo[] }

/** A user whose lists are read on demand. Created after the access check, for this id only. */
export type UserParent = Partial<UserLists> & {
  Id: string
  /** For other users than the caller, only the document's fields: resolvers must not read others here. */
  Profile: UserProfile
  RetryReminder: boolean
  CriteriaNews: boolean
  CreatedAt: Date
  UpdatedAt: Date
}
