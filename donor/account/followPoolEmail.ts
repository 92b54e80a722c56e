import { refreshCurrentUser } from '../currentUser/currentUser'
import { UpdateEmailDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { suspensionOf } from '../page'
import type { CurrentUser } from '../session/currentUserStore'

/**
 * Copies the pool's confirmed address to the profile if a change was interrupted. Suspended people's profiles
 * cannot change.
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

const KEY = 'pendingEmail'

/** Survives a reload of this tab. */
export function keepPendingEmail(userId: string, email: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, email }))
  } catch {
    // Without storage the page itself remembers.
  }
}

export function forgetPendingEmail(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was kept.
  }
}

/** Null if no change is in progress. */
export function readPendingEmail(userId: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('email' in kept)) return null
    return kept.userId === userId && typeof kept.email === 'string' ? kept.email : null
  } catch {
    return null
  }
}
