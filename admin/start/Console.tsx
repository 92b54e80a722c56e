import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Box, Button, createTheme, CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material'
import { App } from './App'
import { ConsoleMark } from '../parts/components/EnvironmentChips'
import { lazyOf } from '../parts/components/lazyOf'
import { FailurePanel, failureMessage } from '../parts/components/LoadingOrFailure'
import { ConsoleContext } from '../ground/console/ConsoleContext'
import { isLockChange, isLocked } from '../ground/lock/deviceLock'
import { showLock } from './signIn/lock/goToLock'
import { darkTheme, lightTheme } from '../ground/theme/consoleThemes'
import { startConsole, type StartedConsole } from './startConsole'

const LockPage = lazyOf(() => import('./signIn/lock/LockPage'), 'LockPage')

type State =
  | { is: 'starting' }
  | { is: 'locked' }
  | { is: 'failed'; why: string }
  | ({ is: 'started' } & StartedConsole)

/** Loads the settings and checks the session; the page is empty until then. */
export function Console() {
  const [state, setState] = useState<State>({ is: 'starting' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    startConsole().then(
      (started) => left || setState(started ? { is: 'started', ...started } : { is: 'locked' }),
      (failure: unknown) => left || setState({ is: 'failed', why: failureMessage(failure) }),
    )
    return () => {
      left = true
    }
  }, [attempt])

  const isStarted = state.is === 'started'
  useEffect(() => {
    if (!isStarted) return
    const lock = () => {
      if (isLocked()) void showLock()
    }
    const change = (event: StorageEvent) => {
      if (isLockChange(event)) lock()
    }
    // Another tab may have locked the device meanwhile.
    lock()
    window.addEventListener('storage', change)
    return () => window.removeEventListener('storage', change)
  }, [isStarted])

  const retry = useCallback(() => {
    setState({ is: 'starting' })
    setAttempt((count) => count + 1)
  }, [])
  if (state.is === 'starting') return null
  if (state.is === 'locked')
    return (
      <Themed>
        <Suspense>
          <LockPage onOpen={retry} />
        </Suspense>
      </Themed>
    )
  if (state.is === 'failed') return <BootFailure why={state.why} onRetry={retry} />
  const { environment, authProvider, dataProvider, queryClient } = state
  return (
    <ConsoleContext value={environment}>
      <App authProvider={authProvider} dataProvider={dataProvider} queryClient={queryClient} />
    </ConsoleContext>
  )
}

const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) }

function Themed({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return (
    <ThemeProvider theme={isDark ? themes.dark : themes.light}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}

function BootFailure({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <Themed>
      <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2.5 }}>
        <Box sx={{ width: 1, maxWidth: 416, display: 'grid', gap: 2, justifyItems: 'center' }}>
          <ConsoleMark />
          <FailurePanel
            title="管理画面を開けませんでした"
            text={why}
            action={
              <Button variant="contained" onClick={onRetry}>
                もう一度ためす
              </Button>
            }
          />
        </Box>
      </Box>
    </Themed>
  )
}
