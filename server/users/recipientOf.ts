import type { UserProfileRow } from '../schema/users'

/** Who a mail to a member goes to. */
export function recipientOf(profile: UserProfileRow): {
  to: string
  userId: string
  recipientName: string | null
} {
  return {
    to: profile.email ?? '',
    userId: profile.id,
    recipientName: profile.lastName && profile.firstName ? `${profile.lastName} ${profile.firstName}` : null,
  }
}
