import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { TILE_GRID, TILE_HEIGHT } from './tileGrid'

const TILES = 7

/** As high as what comes in its place. */
export function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="読み込んでいます" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={TILE_GRID}>
        {Array.from({ length: TILES }, (_, tile) => (
          <Skeleton key={tile} variant="rounded" height={TILE_HEIGHT} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={560} />
    </Box>
  )
}
