import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export function TwoLines({ second, children }: { second?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ lineHeight: 1.45, wordBreak: 'keep-all', whiteSpace: { sm: 'nowrap' } }}>
      {children}
      {second && (
        <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {second}
        </Box>
      )}
    </Box>
  )
}
