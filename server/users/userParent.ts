import type { DonationInfo, ScreeningInfo, UserProfile } from '../generated/resolvers'

/** The lists that a person's own statement may read along. */
export type UserLists = { DonationInfo: DonationInfo[]; ScreeningInfo: ScreeningInfo[] }

/**
 * A user whose lists are read only when a query names them: with the user, or afterwards. Made after the access check, and
 * only for its id.
 */
export type UserParent = Partial<UserLists> & {
  Id: string
  Profile: UserProfile
  RetryReminder: boolean
  CreatedAt: Date
  UpdatedAt: Date
}
