import { Box, Button, Typography } from '@mui/material'
import { Keys } from '../shortcuts/Keys'
import { appearAfter } from '../theme/appearAfter'
import type { Recorded } from './receptionState'
import { UNDO_KEY } from './useReceptionKeys'

type Props = { visit: Recorded; secondsLeft: number | null; onUndo: () => void }

export function RecordedVisit({ visit, secondsLeft, onUndo }: Props) {
  return (
    <>
      <Typography sx={{ fontSize: 28, fontWeight: 700 }}>{visit.name}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={onUndo}
          sx={{ width: { xs: 1, sm: 'auto' }, height: 56, fontSize: 16, gap: 1 }}
        >
          記録を取り消す
          <Keys keys={[UNDO_KEY]} />
        </Button>
        <Typography aria-hidden>
          {secondsLeft !== null && `取り消せるのは、あと${secondsLeft}秒です`}
        </Typography>
      </Box>
      {/* Below the button, so that the button does not move. */}
      {!visit.donationId && (
        <Typography sx={appearAfter(600)}>この端末に保存しました。送信の完了を待っています。</Typography>
      )}
    </>
  )
}
