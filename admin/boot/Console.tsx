import { useEffect, useState } from 'react'
import { App } from '../App'
import { ConsoleContext } from '../console/ConsoleContext'
import { startConsole, type StartedConsole } from './startConsole'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { FailurePanel } from '../components/FailurePanel'
import { darkTheme, lightTheme } from '../theme/consoleThemes'

type State = { is: 'starting' } | { is: 'failed' } | ({ is: 'started' } & StartedConsole)

/** Loads the settings and checks the session; the page is empty until then. */
export function Console() {
  const [state, setState] = useState<State>({ is: 'starting' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    startConsole().then(
      (started) => left || setState({ is: 'started', ...started }),
      () => left || setState({ is: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [attempt])

  const retry = () => {
    setState({ is: 'starting' })
    setAttempt(attempt + 1)
  }
  if (state.is === 'starting') return null
  if (state.is === 'failed') return <BootFailure onRetry={retry} />
  const { environment, authProvider, dataProvider, queryClient } = state
  return (
    <ConsoleContext value={environment}>
      <App authProvider={authProvider} dataProvider={dataProvider} queryClient={queryClient} />
    </ConsoleContext>
  )
}

const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) }

function BootFailure({ onRetry }: { onRetry: () => void }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return (
    <ThemeProvider theme={isDark ? themes.dark : themes.light}>
      <CssBaseline />
      <Box component="main" sx={{ p: 3, maxWidth: 640, mx: 'auto' }}>
        <FailurePanel
          title="管理画面を開けませんでした"
          text={CONNECTION_LOST}
          action={
            <Button variant="contained" onClick={onRetry}>
              もう一度ためす
            </Button>
          }
        />
      </Box>
    </ThemeProvider>
  )
}
