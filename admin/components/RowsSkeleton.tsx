import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** Where rows will be. It shows only after 300 ms: most answers are here before. */
export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Box
      role="status"
      aria-label="読み込んでいます"
      sx={{
        p: 1.5,
        minHeight: rows * 52,
        animation: 'appear 0s linear 300ms both',
        '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={40} sx={{ my: 0.75 }} />
      ))}
    </Box>
  )
}
