import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { appearAfter } from '../theme/appearAfter'

type Props = { rows?: number; height?: number }

/** Shows after 300 ms, since most answers are faster. */
export function RowsSkeleton({ rows = 8, height = 52 }: Props) {
  return (
    <Box role="status" aria-label="読み込んでいます" sx={{ px: 1.5, ...appearAfter(300) }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} sx={{ transform: 'scale(1, 0.72)' }} />
      ))}
    </Box>
  )
}
