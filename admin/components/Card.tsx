import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; sx?: SxProps<Theme> }

export function Card({ title, children, sx = {} }: Props) {
  return (
    <Paper
      component="section"
      sx={[{ p: '18px 20px', borderRadius: '10px' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Typography component="h2" variant="h6" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
