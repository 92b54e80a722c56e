import { toMyPage } from '../guards'
import type { CurrentUser } from '../session/currentUserStore'
import { suspensionOf } from '../nextStep/suspensionOf'

/** A page that writes: whoever is suspended is led to my page, whose card says so. Throws a redirect. */
export function requireActive(user: CurrentUser): void {
  if (suspensionOf(user)) throw toMyPage()
}
