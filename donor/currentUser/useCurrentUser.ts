import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { SIGNED_OUT } from '../../shared/messages/notices'
import { CreateLogoutActivityDocument } from '../generated/graphql'
import { currentUser, subscribeToCurrentUser, type CurrentUser } from '../session/currentUserStore'
import { endSession } from '../session/session'
import { showToast } from '../toasts/toasts'

/** Signed-in pages use `useSignedInUser`. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToCurrentUser, currentUser, () => null)
}

/** The layout loads the person first. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (!user) throw new Error('useSignedInUser outside of the signed-in layout')
  return user
}

/** In every tab. */
export function useSignOut(): (to?: '/login' | '/') => Promise<void> {
  const navigate = useNavigate()
  return async (to = '/login') => {
    const { request } = await import('../graphql/request')
    // A failed log entry must not prevent signing out.
    await request(CreateLogoutActivityDocument).catch(() => undefined)
    await endSession()
    await navigate(to, { replace: true })
    showToast(SIGNED_OUT)
  }
}
