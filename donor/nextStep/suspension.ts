import { toMyPage } from '../guards'
import type { CurrentUser } from '../session/currentUserStore'

/** Permanent (2) prevails. */
export function suspensionOf({ Profile }: CurrentUser): 'temporary' | 'permanent' | null {
  if (Profile.SuspensionStatus2) return 'permanent'
  return Profile.SuspensionStatus1 ? 'temporary' : null
}

/** @throws a redirect to my page while suspended */
export function requireActive(user: CurrentUser): void {
  if (suspensionOf(user)) throw toMyPage()
}
