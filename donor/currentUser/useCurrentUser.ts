import { useSyncExternalStore } from 'react'
import { currentUser, subscribeToCurrentUser, type CurrentUser } from '../session/currentUserStore'

/** The signed-in person if loaded. Signed-in pages use `useSignedInUser`. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToCurrentUser, currentUser, () => null)
}

/** For the signed-in layout, which loads the person before it shows a page. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (!user) throw new Error('useSignedInUser outside of the signed-in layout')
  return user
}
