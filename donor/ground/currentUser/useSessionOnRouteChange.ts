import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { SIGN_IN_AGAIN, SIGNED_OUT_ELSEWHERE } from '../../../shared/words/program/notices'
import { currentSession, followOtherTab, onSessionMoved, refreshSession } from '../session/session'
import { isTokenKey } from '../session/storedTokens'
import { NOTICE_TIME, showToast } from '../page/toasts'

/** At each route change, and after changes by other tabs and the server. */
export function useSessionOnRouteChange(): void {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    void refreshSession().then(({ status }) => (status === 'user' ? loadCurrentUserQuietly() : undefined))
  }, [pathname])

  // The guards choose the page.
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
    // A page from the back/forward cache missed other tabs.
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

/** For a public page's menu, where a failure shows nothing. */
async function loadCurrentUserQuietly(): Promise<void> {
  const { loadCurrentUser } = await import('./currentUser')
  await loadCurrentUser().catch(() => undefined)
}
