import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { appearAfter } from '../theme/appearAfter'

export function PageSkeleton() {
  return (
    <Box role="status" aria-label="読み込んでいます" sx={{ p: 0.5, ...appearAfter(300) }}>
      <Skeleton width={160} height={36} />
      <Skeleton variant="rounded" height={48} sx={{ mt: 2 }} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
    </Box>
  )
}
