import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { idleState, lastTouchAt, noteTouch, TOUCHES, type IdleState } from './idleTime'

const EVERY_SECOND_MS = 1_000

/** Signs out after 30 minutes without use and asks one minute before. */
export function IdleSignOut() {
  const state = useIdleState()
  const logout = useLogout()
  const notify = useNotify()
  const leaving = useRef(false)

  useEffect(() => {
    if (state !== 'gone' || leaving.current) return
    leaving.current = true
    logout({}, undefined, true).then(
      () =>
        // Stays until dismissed, so that a returning person learns why.
        notify('しばらく操作がなかったため、ログアウトしました。', {
          type: 'info',
          autoHideDuration: null,
        }),
      () => undefined,
    )
  }, [state, logout, notify])

  return (
    <Dialog open={state === 'warned'} aria-labelledby="idle-title" maxWidth="xs">
      <DialogTitle id="idle-title">まもなくログアウトします</DialogTitle>
      <DialogContent>
        しばらく操作がありません。1分以内に続けない場合は、安全のためログアウトします。
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => noteTouch(Date.now())}>
          続ける
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useIdleState(): IdleState {
  const [state, setState] = useState<IdleState>('here')
  useEffect(() => {
    const look = () => setState(idleState(Date.now(), lastTouchAt()))
    const touch = () => {
      // Activity after the limit does not extend the session.
      if (idleState(Date.now(), lastTouchAt()) !== 'gone') noteTouch(Date.now())
      look()
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
  }, [])
  return state
}
