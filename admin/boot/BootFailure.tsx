import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { FailurePanel } from '../components/FailurePanel'
import { darkTheme, lightTheme } from '../theme/consoleThemes'

const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) }

/** When the console cannot even ask who is there. */
export function BootFailure({ onRetry }: { onRetry: () => void }) {
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
