import type { CurrentUser } from '../session/currentUserStore'
import { useCurrentUser } from './useCurrentUser'

/** For the signed-in layout, which loads the person before it shows a page. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (!user) throw new Error('useSignedInUser outside of the signed-in layout')
  return user
}
