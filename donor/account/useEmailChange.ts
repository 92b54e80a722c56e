import { useRef } from 'react'
import { accountTexts } from '../../shared/messages/account'
import { UpdateEmailDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { refreshCurrentUser } from '../session/currentUser'

/** Why the address did not change: the pool's error about the code, or what to do when the profile did not follow. */
type Refusal = { error: unknown } | { message: string }

/**
 * Confirms the code with the pool, then has the profile follow. A code is good for once: where only the second step
 * failed, the next attempt begins there.
 */
export function useEmailChange(email: string): (code: string) => Promise<Refusal | null> {
  const confirmed = useRef(false)
  return async (code) => {
    if (!confirmed.current) {
      try {
        const { confirmNewEmail } = await import('../session/amplifyAccount')
        await confirmNewEmail(code)
        confirmed.current = true
      } catch (error) {
        return { error }
      }
    }
    try {
      await request(UpdateEmailDocument, { input: { Email: email } })
    } catch {
      return { message: accountTexts.email.notYetInProfile }
    }
    // The page shows the new address; should it not load now, the next visit does.
    await refreshCurrentUser().catch(() => undefined)
    return null
  }
}
