import { notAvailableYet } from '../guards'
import type { CurrentUser } from '../session/currentUserStore'

/** The booked start as an RFC 3339 instant. Whoever has no booking is led to my page: throws a redirect. */
export function bookedTime({ Profile, Guidance }: CurrentUser): string {
  if (Profile.UserStatus !== 'WaitingToParticipateGuidance' || !Guidance?.ReservedAt) throw notAvailableYet()
  return Guidance.ReservedAt
}

/** The start in `?at=`, as an instant; null for anything that is none. */
export function chosenTime(url: string): Date | null {
  const at = new URL(url).searchParams.get('at')
  if (!at || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(at)) return null
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** The sentence that the confirmation handed back in the state of the history. */
export function refusedReason(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return null
  return typeof state.refused === 'string' ? state.refused : null
}
