import { Box } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { to: string; find: () => HTMLElement | null | undefined; children: ReactNode }

/** Seen only with the focus: leads the keyboard past what stands before. */
export function SkipLink({ to, find, children }: Props) {
  return (
    <Box
      component="a"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        find()?.focus()
      }}
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        p: '8px 16px',
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 8 },
      }}
    >
      {children}
    </Box>
  )
}
