import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { yolk } from '../../../ground/theme/tones'

export type EntryKind = 'changed' | 'event' | 'planned'

type Props = {
  kind: EntryKind
  when: readonly [day: string, time: string]
  title: string
  children: ReactNode
}

export function TimelineEntry({ kind, when: [day, time], title, children }: Props) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
        columnGap: '38px',
        pl: { xs: '28px', sm: 0 },
        pb: 2.5,
        '&::after': {
          content: '""',
          position: 'absolute',
          left: { xs: '5.5px', sm: '178.5px' },
          top: 8,
          bottom: -8,
          width: '2px',
          bgcolor: 'divider',
        },
        '&:last-child::after': { display: 'none' },
      }}
    >
      <Bead kind={kind} />
      <Box
        component="time"
        sx={{ fontSize: 12, lineHeight: 1.6, color: 'text.secondary', textAlign: { sm: 'right' } }}
      >
        {day}
        <Box component="span" sx={{ display: { xs: 'inline', sm: 'block' } }}>
          {` ${time}`}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <b>{title}</b>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{children}</Box>
      </Box>
    </Box>
  )
}

function Bead({ kind }: { kind: EntryKind }) {
  return (
    <Box
      aria-hidden
      sx={({ palette }) => ({
        position: 'absolute',
        zIndex: 1,
        left: { xs: 0, sm: '173px' },
        top: '4px',
        width: 13,
        height: 13,
        borderRadius: '50%',
        border: '3px solid',
        borderColor: kind === 'event' ? yolk[palette.mode] : 'primary.main',
        bgcolor: kind === 'changed' ? 'primary.main' : 'background.paper',
        ...(kind === 'planned' && {
          width: 17,
          height: 17,
          m: '-2px',
          border: '2px dashed',
          borderColor: 'text.secondary',
        }),
      })}
    />
  )
}
