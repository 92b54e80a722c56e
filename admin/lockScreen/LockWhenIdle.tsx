import { useEffect } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { SIGN_IN_AGAIN } from '../../shared/messages/notices'
import { useConsole } from '../console/ConsoleContext'
import { IdleSignOut } from '../idle/IdleSignOut'
import { IDLE_MS, lastTouchAt, LOCK_MS, noteTouch, TOUCHES } from '../idle/idleTime'
import { isLockChange, isLocked, isLockOf, sessionEnd } from '../lock/deviceLock'
import { lockNow, showLock } from './goToLock'

const EVERY_SECOND_MS = 1_000

/** Without a connection nothing opens a locked device, so the desk is given longer. */
const limit = () => (navigator.onLine ? LOCK_MS : IDLE_MS)

/** Locks a device that has a PIN; others are signed out. */
export function LockWhenIdle() {
  const { session } = useConsole()
  const logout = useLogout()
  const notify = useNotify()
  const locks = isLockOf(session.username())

  useEffect(() => {
    const change = (event: StorageEvent) => {
      if (isLockChange(event) && isLocked()) showLock()
    }
    window.addEventListener('storage', change)
    return () => window.removeEventListener('storage', change)
  }, [])

  useEffect(() => {
    if (!locks) return undefined
    let isOver = false
    const look = () => {
      if (isOver) return
      const now = Date.now()
      if (now >= sessionEnd(session.signedInAt())) {
        isOver = true
        logout({}, undefined, true).then(
          () => notify(SIGN_IN_AGAIN, { type: 'info', autoHideDuration: null }),
          () => undefined,
        )
      } else if (now - lastTouchAt() >= limit()) {
        isOver = true
        void lockNow(session)
      }
    }
    const touch = () => {
      // Activity after the limit does not keep it open.
      if (Date.now() - lastTouchAt() < limit()) noteTouch(Date.now())
    }
    look()
    const timer = setInterval(look, EVERY_SECOND_MS)
    for (const kind of TOUCHES) window.addEventListener(kind, touch, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const kind of TOUCHES) window.removeEventListener(kind, touch)
      document.removeEventListener('visibilitychange', look)
    }
  }, [locks, session, logout, notify])

  return locks ? null : <IdleSignOut />
}
