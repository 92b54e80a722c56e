import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { deviceLockTexts } from '../../../../shared/words/program/deviceLock'
import { ConsoleMark } from '../../../parts/components/EnvironmentChips'
import { useScannerEnter } from '../../../parts/components/useScannerEnter'
import { noteTouch } from '../../../ground/lock/idleTime'
import { openDevice } from '../../../ground/lock/codes'
import { forgetSealed, isLockChange, isLocked, isSealedSessionOver } from '../../../ground/lock/deviceLock'

const texts = deviceLockTexts.screen
const EVERY_SECOND_MS = 1_000

/** Replaces the console: nothing of it is loaded, and no name is shown. */
export function LockPage({ onOpen }: { onOpen: () => void }) {
  const [said, setSaid] = useState<string | null>(null)
  // Counts at once, not with the next render; a code that comes meanwhile stays in the field.
  const busy = useRef(false)
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const look = () => {
      if (!isSealedSessionOver(Date.now())) return
      forgetSealed()
      setIsOver(true)
    }
    const change = (event: StorageEvent) => {
      // Another tab opened the device, or gave it up.
      if (isLockChange(event)) onOpen()
    }
    look()
    const timer = setInterval(look, EVERY_SECOND_MS)
    window.addEventListener('storage', change)
    // Opened while this page was loading, before its listener.
    if (!isLocked()) onOpen()
    return () => {
      clearInterval(timer)
      window.removeEventListener('storage', change)
    }
  }, [onOpen])

  const open = async (input: HTMLInputElement) => {
    const code = input.value.trim()
    if (!code || busy.current) return
    input.value = ''
    busy.current = true
    setSaid(null)
    const opening = await openDevice(code)
    busy.current = false
    if (opening.is === 'open') {
      noteTouch(Date.now())
      onOpen()
    } else if (opening.is === 'over') setIsOver(true)
    else setSaid(opening.is === 'wrong' ? texts.wrong(opening.left) : texts.offline)
    input.focus()
  }
  const scanner = useScannerEnter((input) => void open(input))

  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2.5 }}>
      <Paper sx={{ width: 1, maxWidth: 416, p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2 }}>
        <ConsoleMark />
        <Typography component="h1" variant="h5">
          {texts.title}
        </Typography>
        {isOver ? (
          <>
            <Alert severity="info" role="alert">
              {texts.over}
            </Alert>
            <Button variant="contained" onClick={onOpen}>
              {texts.toSignIn}
            </Button>
          </>
        ) : (
          <>
            {said && (
              <Alert severity="error" role="alert">
                {said}
              </Alert>
            )}
            <Typography>{texts.lead}</Typography>
            <TextField
              {...scanner}
              autoFocus
              fullWidth
              type="password"
              label={texts.field}
              slotProps={{
                htmlInput: { autoComplete: 'off', maxLength: 100 },
                inputLabel: { shrink: true },
              }}
            />
            <Button
              onClick={() => {
                forgetSealed()
                onOpen()
              }}
            >
              {texts.other}
            </Button>
          </>
        )}
      </Paper>
    </Box>
  )
}
