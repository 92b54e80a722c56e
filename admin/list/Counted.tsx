import { Box } from '@mui/material'
import { COUNTED_UP_TO } from './ListBody'

/** A tab's name, and how many rows it holds. */
export function Counted({ label, count }: { label: string; count?: number }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', minWidth: 0, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ ml: 0.75, fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          {count > COUNTED_UP_TO
            ? `${COUNTED_UP_TO.toLocaleString('ja-JP')}以上`
            : count.toLocaleString('ja-JP')}
        </Box>
      )}
    </Box>
  )
}
