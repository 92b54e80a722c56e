import { Button, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import type { FallbackProps } from 'react-error-boundary'
import { tones } from '../theme/tones'

type Props = { title: string; text: string; action?: ReactNode }

export function FailurePanel({ title, text, action }: Props) {
  return (
    <Paper
      role="alert"
      sx={({ palette }) => {
        const { background, color } = tones[palette.mode].coral
        return {
          p: 3,
          display: 'grid',
          gap: 1.5,
          justifyItems: 'start',
          wordBreak: 'auto-phrase',
          bgcolor: background,
          color,
        }
      }}
    >
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {action}
    </Paper>
  )
}

const BROKEN = '処理の途中で問題が起きました。もう一度開いても続くときは、画面を読み込み直してください。'

/** Shown instead of a page that threw; the menu still works. Includes the server's request number. */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <FailurePanel
      title="表示できませんでした"
      text={error instanceof HttpError ? error.message : BROKEN}
      action={
        <Button variant="outlined" onClick={resetErrorBoundary}>
          もう一度開く
        </Button>
      }
    />
  )
}
