import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { followOtherTab, onSessionMoved, refreshSession } from './session'
import { loadCurrentUserQuietly } from './loadCurrentUserQuietly'
import { isTokenKey } from './storedTokens'

/** Asks for the session at each route change, and follows what other tabs and the server do to it. */
export function useSessionOnRouteChange(): void {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    void refreshSession().then(({ status }) => (status === 'user' ? loadCurrentUserQuietly() : undefined))
  }, [pathname])

  // Running the guards again leads to where this tab now belongs.
  useEffect(() => onSessionMoved(() => void revalidate()), [revalidate])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (isTokenKey(event.key)) void followOtherTab()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
