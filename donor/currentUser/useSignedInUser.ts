import type { CurrentUser } from '../session/currentUserStore'
import { useCurrentUser } from './useCurrentUser'

/** The signed-in person, inside the signed-in layout, which has loaded her before it shows a page. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (!user) throw new Error('useSignedInUser outside of the signed-in layout')
  return user
}
