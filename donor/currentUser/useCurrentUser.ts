import { useSyncExternalStore } from 'react'
import { currentUser, subscribeToCurrentUser, type CurrentUser } from '../session/currentUserStore'

/** The signed-in person if she is loaded. Signed-in pages take her from `useSignedInUser`. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToCurrentUser, currentUser, () => null)
}
