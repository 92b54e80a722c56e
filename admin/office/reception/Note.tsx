import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { tones } from '../../ground/theme/tones'

export function Note({ children }: { children: ReactNode }) {
  return (
    <Box
      component="p"
      sx={({ palette }) => {
        const { background, color } = tones[palette.mode].yolk
        return {
          m: 0,
          p: '8px 12px',
          borderRadius: 1,
          border: '1px solid',
          fontSize: 15,
          fontWeight: 700,
          bgcolor: background,
          color,
        }
      }}
    >
      {children}
    </Box>
  )
}
