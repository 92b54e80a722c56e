import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { userProfileLabels as labels } from '../../../shared/labels/userProfileLabels'
import { profileConflict as words } from '../../../shared/messages/personActions'
import { UNSAVED_CHANGES } from '../../../shared/messages/systemMessages'
import type { FormField } from '../../../shared/profile/fields'
import { failureMessage } from '../../components/failureMessage'
import type { LatestChange } from '../../dataProvider/latestChange'
import type { Profile } from '../personRecord'
import { ConflictTable, type Side } from './ConflictTable'
import { changedBeside, conflictRows, type ProfileChanges } from './profileForm'

type Props = {
  before: Profile
  mine: ProfileChanges
  theirs: Profile
  change: LatestChange | null
  onSave: (chosen: ProfileChanges) => Promise<void>
  onReload: () => void
  onClose: () => void
}

/** Two versions field by field. Nothing is overwritten that nobody chose to overwrite. */
export function ConflictDialog({ before, mine, theirs, change, onSave, onReload, onClose }: Props) {
  const rows = conflictRows(before, mine, theirs)
  const beside = changedBeside(before, mine, theirs)
  const [choice, setChoice] = useState<Partial<Record<FormField, Side>>>(() =>
    Object.fromEntries(rows.filter((row) => !row.isDisputed).map((row) => [row.field, 'mine'])),
  )
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async () => {
    setSaving(true)
    setFailure(null)
    try {
      const chosen = rows.filter(({ field }) => choice[field] === 'mine').map(({ field }) => field)
      if (chosen.length === 0) return onReload()
      await onSave(Object.fromEntries(chosen.map((field) => [field, mine[field]])))
    } catch (error) {
      setFailure(failureMessage(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={() => {
        if (window.confirm(UNSAVED_CHANGES)) onClose()
      }}
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {failure && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <Typography>{words.explanation}</Typography>
        <ConflictTable
          rows={rows}
          change={change}
          choice={choice}
          onChoose={(field, side) => setChoice({ ...choice, [field]: side })}
        />
        {beside.length > 0 && (
          <Typography color="textSecondary">
            {words.alsoChanged(beside.map((field) => labels[field].admin))}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onReload} disabled={isSaving}>
          {words.reload}
        </Button>
        <Button
          variant="contained"
          loading={isSaving}
          disabled={rows.some(({ field }) => !choice[field])}
          onClick={save}
        >
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
