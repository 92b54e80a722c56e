import { useCallback, useEffect, useRef } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { SIGN_IN_AGAIN } from '../../../../shared/words/program/notices'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { IdleSignOut } from '../../../ground/lock/IdleSignOut'
import { IDLE_MS, lastTouchAt, LOCK_MS } from '../../../ground/lock/idleTime'
import { useIdleWatch } from '../../../ground/lock/useIdleWatch'
import { isLocked, sessionEnd } from '../../../ground/lock/deviceLock'
import { useIsLockOf } from '../../../ground/lock/useIsLockOf'
import { lockNow, showLock } from './goToLock'

/** What waited for a connection is sent before the lock takes the tokens away. */
const SEND_MS = 30_000

/** Without a connection a locked device cannot be opened, so the limit is longer. */
function useLimit(): () => number {
  const backAt = useRef(-Infinity)
  useEffect(() => {
    const back = () => (backAt.current = Date.now())
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
  return useCallback(() => {
    if (!navigator.onLine) return IDLE_MS
    return Math.min(IDLE_MS, Math.max(LOCK_MS, backAt.current + SEND_MS - lastTouchAt()))
  }, [])
}

/** Locks a device that has a PIN; others are signed out. */
export function LockWhenIdle() {
  const { session } = useConsole()
  return useIsLockOf(session.username()) ? <LockAtLimit /> : <IdleSignOut />
}

function LockAtLimit() {
  const { session } = useConsole()
  const logout = useLogout()
  const notify = useNotify()
  const isOver = useRef(false)
  const limitMs = useLimit()

  const look = useCallback(() => {
    if (isOver.current) return
    const now = Date.now()
    if (isLocked()) {
      // Another tab locked, and the tokens are gone: the session has not ended.
      isOver.current = true
      void showLock()
    } else if (now >= sessionEnd(session.signedInAt())) {
      isOver.current = true
      logout({}, undefined, true).then(
        () => notify(SIGN_IN_AGAIN, { type: 'info', autoHideDuration: null }),
        () => undefined,
      )
    } else if (now - lastTouchAt() >= limitMs()) {
      isOver.current = true
      void lockNow(session)
    }
  }, [session, logout, notify, limitMs])
  useIdleWatch(look, limitMs)
  return null
}
