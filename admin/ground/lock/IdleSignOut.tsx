import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { IDLE_MS, idleState, lastTouchAt, LEFT_IDLE, noteTouch, type IdleState, WARNING_MS } from './idleTime'
import { useIdleWatch } from './useIdleWatch'

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
        notify(LEFT_IDLE, {
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
        {`しばらく操作がありません。${WARNING_MS / 60_000}分以内に続けない場合は、安全のためログアウトします。`}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => noteTouch(Date.now())}>
          続ける
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const limitMs = () => IDLE_MS

function useIdleState(): IdleState {
  const [state, setState] = useState<IdleState>('here')
  const look = useCallback(() => setState(idleState(Date.now(), lastTouchAt())), [])
  useIdleWatch(look, limitMs)
  return state
}
