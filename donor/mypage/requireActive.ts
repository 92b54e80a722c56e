import { toMyPage } from '../guards'
import type { CurrentUser } from '../session/currentUserStore'
import { suspensionOf } from '../nextStep/suspensionOf'

/** @throws a redirect to my page for a suspended person, who may not write */
export function requireActive(user: CurrentUser): void {
  if (suspensionOf(user)) throw toMyPage()
}
