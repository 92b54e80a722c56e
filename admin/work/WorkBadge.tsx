import Box from '@mui/material/Box'
import { tones } from '../theme/tones'
import type { WaitingWork } from './waitingWork'

const MOST = 999

/** The yolk number beside an entry of the menu; what it counts is told in words to whoever does not see it. */
export function WorkBadge({ work }: { work: readonly WaitingWork[] }) {
  const sum = work.reduce((all, { count }) => all + count, 0)
  const words = work.map(({ what, count, unit }) => `${what}${count}${unit}`).join('、')
  return (
    <>
      <Box
        component="span"
        aria-hidden
        title={words}
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
        {sum > MOST ? `${MOST}+` : sum}
      </Box>
      <Box
        component="span"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        、{words}
      </Box>
    </>
  )
}
