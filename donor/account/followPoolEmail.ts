import { UpdateEmailDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { suspensionOf } from '../nextStep/suspensionOf'
import { refreshCurrentUser } from '../currentUser/currentUser'
import type { CurrentUser } from '../session/currentUserStore'
import { forgetPendingEmail } from './pendingEmail'

/**
 * Copies the pool's confirmed address to the profile if a change was interrupted between the two. Skips
 * suspended people, whose profile cannot change.
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
