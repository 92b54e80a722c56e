import { Box } from '@mui/material'
import { Link } from 'react-router'
import { tones } from '../../ground/theme/tones'
import type { WaitingWork } from '../../parts/list/waitingWork'

const MOST = 999

export function WorkBadge({ work, onClick }: { work: WaitingWork; onClick?: () => void }) {
  return (
    <Box
      component={Link}
      to={work.to}
      onClick={onClick}
      aria-label={work.words}
      title={work.words}
      sx={{
        position: 'absolute',
        right: 0,
        top: 0,
        height: 1,
        minWidth: 44,
        px: '10px',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        borderRadius: 1,
        textDecoration: 'none',
        '&:hover > span': { outline: '2px solid', outlineOffset: 1 },
      }}
    >
      <Box
        component="span"
        sx={({ palette }) => ({
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
        {work.count > MOST ? `${MOST}+` : work.count}
      </Box>
    </Box>
  )
}
