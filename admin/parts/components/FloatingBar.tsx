import { Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { forPaper } from './paper'

type Props = {
  label: string
  children: ReactNode
}

/** Actions for the chosen rows. It floats, so that no row moves under the pointer. */
export const FloatingBar = ({ label, children }: Props) => (
  <Paper
    component="section"
    aria-label={label}
    sx={{
      position: 'fixed',
      bottom: 16,
      left: { xs: 16, md: 'calc(50% + 108px)' },
      right: { xs: 16, md: 'auto' },
      transform: { md: 'translateX(-50%)' },
      zIndex: 'appBar',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexWrap: 'wrap',
      gap: 1,
      p: '10px 16px',
      borderRadius: '12px',
      boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
      ...forPaper.hidden,
    }}
  >
    {children}
  </Paper>
)
