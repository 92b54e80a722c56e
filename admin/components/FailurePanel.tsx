import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
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
