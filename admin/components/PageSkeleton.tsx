import { Box, Skeleton } from '@mui/material'
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

/** Shown until the session is known: no names, no menu, no numbers. */
export function LoadingPage() {
  return (
    <Box sx={{ minHeight: '100vh', p: 3, bgcolor: 'background.default' }}>
      <PageSkeleton />
    </Box>
  )
}
