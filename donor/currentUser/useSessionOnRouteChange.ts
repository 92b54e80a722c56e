import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { SIGN_IN_AGAIN, SIGNED_OUT_ELSEWHERE } from '../../shared/messages/notices'
import { NOTICE_TIME, showToast } from '../toasts/toasts'
import { currentSession, followOtherTab, onSessionMoved, refreshSession } from '../session/session'
import { isTokenKey } from '../session/storedTokens'

/** Asks for the session at each route change, and follows what other tabs and the server do to it. */
export function useSessionOnRouteChange(): void {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    void refreshSession().then(({ status }) => (status === 'user' ? loadCurrentUserQuietly() : undefined))
  }, [pathname])

  // Running the guards again leads to where this tab now belongs.
  useEffect(
    () =>
      onSessionMoved((reason) => {
        if (currentSession().status === 'guest')
          showToast(reason === 'elsewhere' ? SIGNED_OUT_ELSEWHERE : SIGN_IN_AGAIN, NOTICE_TIME)
        void revalidate()
      }),
    [revalidate],
  )

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (isTokenKey(event.key)) void followOtherTab()
    }
    // Out of the browser's memory of pages, which heard nothing meanwhile.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) void followOtherTab()
    }
    window.addEventListener('storage', follow)
    window.addEventListener('pageshow', wake)
    return () => {
      window.removeEventListener('storage', follow)
      window.removeEventListener('pageshow', wake)
    }
  }, [])
}

/**
 * Loads the person where a page does not depend on her: the menu of a public page. A failure shows nothing
 * there; pages that need her say so themselves.
 */
async function loadCurrentUserQuietly(): Promise<void> {
  const { loadCurrentUser } = await import('./currentUser')
  await loadCurrentUser().catch(() => undefined)
}
