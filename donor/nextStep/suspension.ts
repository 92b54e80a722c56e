import { toMyPage } from '../guards'
import type { CurrentUser } from '../session/currentUserStore'

/** Temporary (1) or permanent (2); permanent prevails. */
export function suspensionOf({ Profile }: CurrentUser): 'temporary' | 'permanent' | null {
  if (Profile.SuspensionStatus2) return 'permanent'
  return Profile.SuspensionStatus1 ? 'temporary' : null
}

/** @throws a redirect to my page for a suspended person, who may not write */
export function requireActive(user: CurrentUser): void {
  if (suspensionOf(user)) throw toMyPage()
}
