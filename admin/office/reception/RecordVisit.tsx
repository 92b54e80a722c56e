import { Box, Button, Typography, TextField } from '@mui/material'
import { useState } from 'react'
import { Keys } from '../../parts/shortcuts/Keys'
import { appearAfter } from '../../ground/theme/appearAfter'
import type { Recorded } from './receptionState'
import { RECORD_KEY, RECORD_WITHOUT_KEY, UNDO_KEY } from './useReceptionKeys'
import { useAttempt } from '../../parts/components/useAttempt'

type Props = {
  /** False if a rule forbids receiving stool. */
  mayReceive: boolean
  onRecord: (received: boolean) => void
  onClear: () => void
}

const LARGE = { width: { xs: 1, sm: 'auto' }, height: 56, fontSize: 16, gap: 1 }

export function RecordButtons({ mayReceive, onRecord, onClear }: Props) {
  return (
    // What records stool is always in sight, however much is said above; before it, the statement is what is to do.
    <Box
      sx={{
        position: mayReceive ? 'sticky' : 'static',
        bottom: 0,
        zIndex: 1,
        py: 1,
        bgcolor: 'inherit',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
      }}
    >
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

type RecordedVisitProps = { visit: Recorded; secondsLeft: number | null; onUndo: () => void }

export function RecordedVisit({ visit, secondsLeft, onUndo }: RecordedVisitProps) {
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

/** Accepts stool on a day of rest, for a reason that is stored beside the log. */
export function ConfirmRest({ onConfirm }: { onConfirm: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('')
  const { busy, failure, attempt } = useAttempt()
  return (
    <Box
      component="details"
      sx={{ '& summary': { cursor: 'pointer', fontWeight: 700, py: 1, width: 'fit-content' } }}
    >
      <summary>確認のうえ、便を受け取る</summary>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560, pt: 1 }}>
        <Typography>医師などに確認できたときだけ、理由を残して記録してください。</Typography>
        <TextField
          label="理由"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={failure !== null}
          helperText={failure}
          multiline
          minRows={2}
          sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        />
        <div>
          <Button
            variant="outlined"
            color="inherit"
            disabled={busy || !reason.trim()}
            onClick={() => void attempt(() => onConfirm(reason))}
          >
            理由を残して、便の受領を記録する
          </Button>
        </div>
      </Box>
    </Box>
  )
}
