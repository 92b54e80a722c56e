import { notAvailableYet } from '../../../ground/page/standing'
import type { CurrentUser } from '../../../ground/session/currentUserStore'

/** RFC 3339 instant. @throws a redirect to my page without a booking */
export function bookedTime({ Profile, Guidance }: CurrentUser): string {
  if (Profile.UserStatus !== 'WaitingToParticipateGuidance' || !Guidance?.ReservedAt) throw notAvailableYet()
  return Guidance.ReservedAt
}

/** From `?at=`; null if malformed. */
export function chosenTime(url: string): Date | null {
  const at = new URL(url).searchParams.get('at')
  if (!at || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(at)) return null
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** From the history's state, set by the confirmation. */
export function refusedReason(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return null
  return typeof state.refused === 'string' ? state.refused : null
}
