import { UpdateEmailDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { suspensionOf } from '../nextStep/suspensionOf'
import { refreshCurrentUser } from '../currentUser/currentUser'
import type { CurrentUser } from '../session/currentUserStore'
import { forgetPendingEmail } from './pendingEmail'

/**
 * Brings the profile's address in line with the one that the pool has confirmed, where a change was cut off between
 * the two. Not for the suspended, whose profile stays as it is.
 */
export async function followPoolEmail(user: CurrentUser): Promise<void> {
  if (suspensionOf(user)) return
  const { confirmedEmail } = await import('../session/amplifyAccount')
  const email = await confirmedEmail()
  if (!email || email === user.Profile.Email) return
  await request(UpdateEmailDocument, { input: { Email: email } })
  forgetPendingEmail()
  await refreshCurrentUser()
}
