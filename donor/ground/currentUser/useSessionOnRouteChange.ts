import { useEffect } from 'react'
import { useLocation, useRevalidator, useNavigate } from 'react-router'
import { SIGN_IN_AGAIN, SIGNED_OUT_ELSEWHERE, SIGNED_OUT } from '../../../shared/words/program/notices'
import { CreateLogoutActivityDocument } from '../../generated/graphql'
import {
  currentSession,
  followOtherTab,
  onSessionMoved,
  refreshSession,
  endSession,
} from '../session/session'
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

/** In every tab. */
export function useSignOut(): (to?: '/login' | '/') => Promise<void> {
  const navigate = useNavigate()
  return async (to = '/login') => {
    const { request } = await import('../graphql/request')
    // A failed log entry must not prevent signing out.
    await request(CreateLogoutActivityDocument).catch(() => undefined)
    if (globalThis.Notification?.permission === 'granted')
      await import('./pushDevice').then(({ leavePush }) => leavePush()).catch(() => undefined)
    await endSession()
    await navigate(to, { replace: true })
    showToast(SIGNED_OUT)
  }
}
