import { Box, Button } from '@mui/material'
import { Keys } from '../shortcuts/Keys'
import { RECORD_KEY, RECORD_WITHOUT_KEY } from './useReceptionKeys'

type Props = {
  /** False if a rule forbids receiving stool. */
  mayReceive: boolean
  onRecord: (received: boolean) => void
  onClear: () => void
}

const LARGE = { width: { xs: 1, sm: 'auto' }, height: 56, fontSize: 16, gap: 1 }

export function RecordButtons({ mayReceive, onRecord, onClear }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {mayReceive && (
        <Button variant="contained" onClick={() => onRecord(true)} sx={LARGE}>
          便の受領を記録する
          <Keys keys={[RECORD_KEY]} />
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => onRecord(false)} sx={LARGE}>
        便の受領なしで記録する
        <Keys keys={[RECORD_WITHOUT_KEY]} />
      </Button>
      <Button color="inherit" onClick={onClear} sx={LARGE}>
        記録しない
        <Keys keys={['Esc']} />
      </Button>
    </Box>
  )
}
