import { Box } from '@mui/material'
import { useSharedList } from './settings/useViews'
import { formatTotal } from './ListBody'

/** Reserves space before the number of rows is known, so that no tab moves under a click. */
export function Counted({ label, count }: { label: string; count: number | undefined }) {
  const isCounted = useSharedList() !== undefined || count !== undefined
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', minWidth: 0, whiteSpace: 'nowrap' }}>
      <Box component="span" title={label} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
      {isCounted && (
        <Box component="span" sx={number}>
          {count !== undefined && formatTotal(count)}
        </Box>
      )}
    </Box>
  )
}

const number = {
  ml: 0.75,
  minWidth: '3ch',
  textAlign: 'left',
  fontSize: 12,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
} as const
