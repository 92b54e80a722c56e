import { notAvailableYet } from '../guards'
import type { CurrentUser } from '../session/currentUserStore'

/** The booked start as an RFC 3339 instant. Whoever has no booking is led to my page: throws a redirect. */
export function bookedTime({ Profile, Guidance }: CurrentUser): string {
  if (Profile.UserStatus !== 'WaitingToParticipateGuidance' || !Guidance?.ReservedAt) throw notAvailableYet()
  return Guidance.ReservedAt
}
