import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Names and values in two columns; what is empty is shown as a dash. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: 'minmax(7em, 38%) 1fr', gap: 1.5 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, whiteSpace: 'pre-wrap' }}>
            {value === null || value === '' || value === undefined ? '—' : value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
