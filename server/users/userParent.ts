import type { UserProfile } from '../generated/resolvers'

/** A user whose lists are read only when a query names them. Made after the access check, and only for its id. */
export type UserParent = {
  Id: string
  Profile: UserProfile
  RetryReminder: boolean
  CreatedAt: Date
  UpdatedAt: Date
}
