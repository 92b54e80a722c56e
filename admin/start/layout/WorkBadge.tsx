import { Box } from '@mui/material'
import { tones } from '../../ground/theme/tones'
import { useDeskCount } from './useDeskCount'
import { unseen } from '../../ground/theme/unseen'

const MOST = 999

/** How much waits on the desk, the only number of the menu. */
export function WorkBadge() {
  const count = useDeskCount()
  if (!count) return null
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        ml: 'auto',
        minWidth: 22,
        px: 0.75,
        borderRadius: '11px',
        textAlign: 'center',
        fontSize: 12,
        lineHeight: '22px',
        fontWeight: 700,
        bgcolor: tones[palette.mode].yolk.background,
        color: tones[palette.mode].yolk.color,
        '@media (forced-colors: active)': { outline: '1px solid' },
      })}
    >
      {count > MOST ? `${MOST}+` : count}
      <Box component="span" sx={unseen}>
        件
      </Box>
    </Box>
  )
}
