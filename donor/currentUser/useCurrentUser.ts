import { useSyncExternalStore } from 'react'
import { currentUser, subscribeToCurrentUser, type CurrentUser } from '../session/currentUserStore'

/** The signed-in person if loaded. Signed-in pages use `useSignedInUser`. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToCurrentUser, currentUser, () => null)
}
