import { Box } from '@mui/material'
import { usePermissions } from 'react-admin'
import type { Role } from '../../../shared/generated/schema'
import { deskKeys, keysFor } from '../../parts/shortcuts/deskKeys'
import { Keys } from '../../parts/shortcuts/Keys'

const short = deskKeys.filter(([keys]) => !keys.includes('Shift'))

/** At the bottom edge, on devices with a keyboard. */
export function DeskKeys() {
  const held = usePermissions<readonly Role[]>().permissions ?? []
  return (
    <Box
      component="p"
      sx={{
        position: 'sticky',
        bottom: 0,
        m: 0,
        py: 1,
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        gap: '6px 14px',
        fontSize: 12,
        color: 'text.secondary',
        bgcolor: 'background.default',
        '@media (pointer: coarse)': { display: 'none' },
      }}
    >
      {[...keysFor(held, short), [['?'], 'すべてのキー'] as const].map(([keys, meaning]) => (
        <Box component="span" key={meaning} sx={{ whiteSpace: 'nowrap' }}>
          <Keys keys={keys} /> {meaning}
        </Box>
      ))}
    </Box>
  )
}
