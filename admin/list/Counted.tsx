import { Box } from '@mui/material'
import { COUNTED_UP_TO } from './ListBody'

type Props = {
  label: string
  count: number | undefined
  /** Also while the count is not known yet: a tab that moved then would slip away from under a click. */
  keepsRoom: boolean
}

/** A tab's name, and how many rows it holds. */
export function Counted({ label, count, keepsRoom }: Props) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', minWidth: 0, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
      {(keepsRoom || count !== undefined) && (
        <Box component="span" sx={number}>
          {count !== undefined && numberOf(count)}
        </Box>
      )}
    </Box>
  )
}

const numberOf = (count: number) =>
  count > COUNTED_UP_TO ? `${COUNTED_UP_TO.toLocaleString('ja-JP')}以上` : count.toLocaleString('ja-JP')

const number = {
  ml: 0.75,
  minWidth: '3ch',
  textAlign: 'left',
  fontSize: 12,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
} as const
