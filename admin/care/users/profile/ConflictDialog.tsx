import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  Box,
  FormControlLabel,
  Radio,
} from '@mui/material'
import { useState } from 'react'
import { formatListDateTime } from '../../../../shared/facts/dates'
import { booleanLabel } from '../../../../shared/words/labels/commonLabels'
import { shownValue } from '../../../../shared/words/labels/profileValues'
import { userProfileLabels as labels } from '../../../../shared/words/labels/userProfileLabels'
import { profileConflict as words } from '../../../../shared/words/office/personActions'
import { UNSAVED_CHANGES } from '../../../../shared/words/program/systemMessages'
import type { FormField } from '../../../../shared/facts/fields'
import type { LatestChange } from '../../../ground/dataProvider/toHttpError'
import type { Profile } from '../../../parts/people/personRecord'
import { changedBeside, conflictRows, type ProfileChanges, type ConflictRow } from './profileForm'
import { ActFailure } from '../../../parts/components/ActFailure'
import { useAttempt } from '../../../parts/components/useAttempt'

type Props = {
  before: Profile
  mine: ProfileChanges
  theirs: Profile
  change: LatestChange | null
  onSave: (chosen: ProfileChanges) => Promise<void>
  onReload: () => void
  onClose: () => void
}

/** Two versions field by field. Overwrites only what the caller chooses to overwrite. */
export function ConflictDialog({ before, mine, theirs, change, onSave, onReload, onClose }: Props) {
  const rows = conflictRows(before, mine, theirs)
  const beside = changedBeside(before, mine, theirs)
  const [choice, setChoice] = useState<Partial<Record<FormField, Side>>>(() =>
    Object.fromEntries(rows.filter((row) => !row.isDisputed).map((row) => [row.field, 'mine'])),
  )
  const { busy: isSaving, failure, attempt } = useAttempt()

  const save = () =>
    attempt(async () => {
      const chosen = rows.filter(({ field }) => choice[field] === 'mine').map(({ field }) => field)
      if (chosen.length === 0) return onReload()
      await onSave(Object.fromEntries(chosen.map((field) => [field, mine[field]])))
    })

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
      <ActFailure>{failure}</ActFailure>
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

type Side = 'mine' | 'theirs'

type ConflictTableProps = {
  rows: readonly ConflictRow[]
  change: LatestChange | null
  choice: Partial<Record<FormField, Side>>
  onChoose: (field: FormField, side: Side) => void
}

function ConflictTable({ rows, change, choice, onChoose }: ConflictTableProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'grid' }, ...columns, fontSize: 12, fontWeight: 700 }}
      >
        <span>項目</span>
        <span>{words.mine}</span>
        <span>{`${words.theirs}（${whoAndWhen(change)}）`}</span>
      </Box>
      {rows.map((row) => (
        <Box
          key={row.field}
          component="fieldset"
          sx={{ m: 0, p: 0, border: 0, borderTop: '1px solid', borderColor: 'divider', pt: 1, minWidth: 0 }}
        >
          <Box
            component="legend"
            sx={{ p: 0, pt: { sm: '9px' }, fontWeight: 700, float: 'left', width: { sm: '26%' } }}
          >
            {labels[row.field].admin}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '1fr 1fr' },
              clear: { xs: 'both', sm: 'none' },
            }}
          >
            {(['mine', 'theirs'] as const).map((side) => (
              <FormControlLabel
                key={side}
                control={
                  <Radio
                    name={row.field}
                    value={side}
                    checked={choice[row.field] === side}
                    onChange={() => onChoose(row.field, side)}
                  />
                }
                label={
                  <>
                    <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, fontSize: 12 }}>
                      {side === 'mine' ? words.mine : `${words.theirs}（${whoAndWhen(change)}）`}
                    </Box>
                    {read(row.field, row[side])}
                  </>
                }
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const columns = { gridTemplateColumns: '26% 1fr 1fr', columnGap: 1, color: 'text.secondary' }

/** 山田 あや・2026/12/01 14:00 */
function whoAndWhen(change: LatestChange | null): string {
  const who =
    change?.changedBy?.kind === 'self'
      ? '本人'
      : change?.changedBy?.kind === 'system'
        ? '自動'
        : (change?.changedBy?.name ?? '以前の管理者')
  return change?.changedAt ? `${who}・${formatListDateTime(new Date(change.changedAt))}` : who
}

const read = (field: FormField, value: string | boolean | null) =>
  typeof value === 'boolean' ? booleanLabel(value) : shownValue(field, value) || '（空欄）'
