import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { failureMessage } from '../components/failureMessage'

/** Accepts stool on a day of rest, for a reason that is stored beside the log. */
export function ConfirmRest({ onConfirm }: { onConfirm: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm(reason)
    } catch (error) {
      setFailure(failureMessage(error))
      setBusy(false)
    }
  }
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
            onClick={() => void confirm()}
          >
            理由を残して、便の受領を記録する
          </Button>
        </div>
      </Box>
    </Box>
  )
}
