import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { NAME_TAKEN } from '../../../shared/words/program/formMessages'
import { FOR_EVERYBODY, FOR_EVERYBODY_HINT, FOR_MYSELF, NOT_WITH_WORDS } from '../../ground/words/sharedViews'
import { VIEW_NAME_MAX } from '../../../shared/forms/console'
import { nfkc } from '../../../shared/facts/normalise'

const NAME_HINT = 'この名前のタブから、いつでも開けます'

type Props = {
  title: string
  name?: string
  /** Names of other saved views. */
  taken: readonly string[]
  /** Whether it can be shared with the office; if absent, that is not asked. */
  sharing?: 'possible' | 'impossible'
  onSave: (name: string, isForOffice: boolean) => Promise<unknown>
  onClose: () => void
}

export function ViewNameDialog({ title, name = '', taken, sharing, onSave, onClose }: Props) {
  const [text, setText] = useState(name)
  const [isForOffice, setForOffice] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const submit = async () => {
    const wanted = nfkc(text).trim()
    const wrong = problemOf(wanted, taken)
    setProblem(wrong)
    if (wrong) return
    onClose()
    await onSave(wanted, isForOffice)
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="view-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogTitle id="view-title">{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label="名前"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={problem !== null}
            helperText={problem ?? NAME_HINT}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {sharing && (
            <RadioGroup
              aria-label="だれが使うか"
              value={isForOffice}
              onChange={(_event, value) => setForOffice(value === 'true')}
              sx={{ mt: 1.5 }}
            >
              <FormControlLabel value={false} label={FOR_MYSELF} control={<Radio />} />
              <FormControlLabel
                value
                disabled={sharing === 'impossible'}
                label={FOR_EVERYBODY}
                control={<Radio />}
              />
              <Typography variant="body2" color="textSecondary" sx={{ ml: 4 }}>
                {sharing === 'possible' ? FOR_EVERYBODY_HINT : NOT_WITH_WORDS}
              </Typography>
            </RadioGroup>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>やめる</Button>
          <Button type="submit" variant="contained">
            保存する
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function problemOf(name: string, taken: readonly string[]): string | null {
  if (name === '') return '名前は必須です'
  if (name.length > VIEW_NAME_MAX) return `名前は${VIEW_NAME_MAX}文字以内で入力してください`
  return taken.includes(name) ? NAME_TAKEN : null
}
