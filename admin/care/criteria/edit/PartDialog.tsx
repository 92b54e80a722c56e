import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { contentChanges } from '../../../../shared/rules/criteria/contentChanges'
import type { CriteriaFault } from '../../../../shared/rules/criteria/fault'
import { fieldLabels } from '../../../../shared/rules/criteria/fields'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import { type Version, useReadAnew } from '../useVersions'
import { useSaveDraft, type PartChange } from './useSaveDraft'
import { ActFailure } from '../../../parts/components/ActFailure'

type Props = {
  title: string
  version: Version
  set: QuestionSet
  change: PartChange
  isDirty: boolean
  faults: readonly CriteriaFault[]
  preview?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Changes a part of a draft, with its preview. Faulty input is not saved; the faults are shown. */
export function PartDialog(props: Props) {
  const { title, version, set, change, isDirty, faults, preview, onClose, children } = props
  const { save, busy, failure, conflict } = useSaveDraft(version, onClose)
  const readAnew = useReadAnew()
  const leave = () => {
    if (!isDirty || window.confirm(words.unsaved)) onClose()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth={preview ? 'lg' : 'sm'}
      onClose={busy ? undefined : leave}
      aria-labelledby="part-title"
    >
      <DialogTitle id="part-title">{title}</DialogTitle>
      <DialogContent>
        {conflict ? (
          <Conflict latest={conflict} change={change} set={set} />
        ) : (
          <Box
            component="form"
            id="part-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (faults.length === 0) void save(change)
            }}
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: preview ? 'minmax(0, 1fr) 360px' : undefined },
            }}
          >
            <Box sx={{ display: 'grid', gap: 2, minWidth: 0, pt: 1 }}>{children}</Box>
            {preview && (
              <Box
                component="section"
                aria-label={words.preview}
                aria-live="polite"
                sx={{ position: { md: 'sticky' }, top: 0, display: 'grid', gap: 1.25 }}
              >
                <Typography component="h3" variant="h6">
                  {words.preview}
                </Typography>
                {preview}
              </Box>
            )}
          </Box>
        )}
        {!conflict && faults.length > 0 && <Faults faults={faults} />}
      </DialogContent>
      <ActFailure>{failure}</ActFailure>
      <DialogActions>
        {conflict ? (
          <>
            <Button
              onClick={() => {
                void readAnew()
                onClose()
              }}
            >
              {words.keepTheirs}
            </Button>
            <Button variant="contained" loading={busy} onClick={() => void save(change, conflict)}>
              {words.keepMine}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={leave} disabled={busy}>
              {words.stop}
            </Button>
            <Button
              type="submit"
              form="part-form"
              variant="contained"
              loading={busy}
              disabled={!isDirty || faults.length > 0}
            >
              {words.save}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** 待つ期間：待つ期間がありません。 */
export function Faults({ faults }: { faults: readonly CriteriaFault[] }) {
  return (
    <Alert severity="error" role="alert" sx={{ mt: 2 }}>
      {words.faultsLeft(faults.length)}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {faults.map(({ rule, field, message }) => (
          <li key={`${rule}${field}${message}`}>
            {[rule, fieldLabels[field] ?? fieldLabels[field.split('.')[0] ?? ''] ?? field]
              .filter(Boolean)
              .join('・')}
            ：{message}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function Conflict({ latest, change, set }: { latest: Version; change: PartChange; set: QuestionSet }) {
  const changes = contentChanges(latest.Content, change.apply(latest.Content), set)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="warning" role="alert">
        <Typography component="h3" variant="h6">
          {words.conflictTitle}
        </Typography>
        {words.conflict}
      </Alert>
      {changes.flatMap(({ name, fields }) =>
        fields.map(({ field, label, before, after }) => (
          <Box key={`${name}${field}`}>
            <Typography sx={{ fontWeight: 700 }}>
              {name}・{label}
            </Typography>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}
            >
              {[
                [words.theirs, before],
                [words.mine, after],
              ].map(([who, text]) => (
                <Box key={who} sx={{ p: 1.25, border: 1, borderColor: 'divider', borderRadius: 1 }}>
                  <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
                    {who}
                  </Box>
                  <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
                    {text ?? words.nothing}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        )),
      )}
    </Box>
  )
}
