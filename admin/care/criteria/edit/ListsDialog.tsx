import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import type { HospitalRefusal } from '../../../../shared/rules/criteria/content'
import { OVERALL, refusalName, REFUSAL_NAME_MAX } from '../../../../shared/rules/criteria/refusalName'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { Version } from '../useVersions'
import { AnalytesDialog } from './AnalytesDialog'
import { AddNamed } from './AddNamed'
import { faultsOf } from './faultsOf'
import { PartDialog } from './PartDialog'
import { PeriodFields } from './UntilFields'
import type { PartChange } from './useSaveDraft'

export type ListName = 'municipalities' | 'refusals' | 'analytes'

type Props = { version: Version; set: QuestionSet; part: ListName; onClose: () => void }

const dialogs = { municipalities: MunicipalitiesDialog, refusals: RefusalsDialog, analytes: AnalytesDialog }

export function ListsDialog({ part, ...props }: Props) {
  const PartOf = dialogs[part]
  return <PartOf {...props} />
}

type Own = Omit<Props, 'part'>

function MunicipalitiesDialog({ version, set, onClose }: Own) {
  const before = version.Content.municipalities.join('\n')
  const [text, setText] = useState(before)
  const municipalities = text.split('\n').flatMap((line) => line.trim() || [])
  const change: PartChange = {
    read: (content) => content.municipalities,
    apply: (content) => ({ ...content, municipalities }),
  }
  return (
    <PartDialog
      title={words.editMunicipalities}
      version={version}
      set={set}
      isDirty={text !== before}
      faults={faultsOf(change.apply(version.Content), set)}
      change={change}
      onClose={onClose}
    >
      <TextField
        multiline
        fullWidth
        minRows={6}
        label={words.municipalities}
        helperText={words.onePerLine}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </PartDialog>
  )
}

function RefusalsDialog({ version, set, onClose }: Own) {
  const before = version.Content.hospitalRefusals
  const [refusals, setRefusals] = useState(before)
  const change: PartChange = {
    read: (content) => content.hospitalRefusals,
    apply: (content) => ({ ...content, hospitalRefusals: refusals }),
  }
  return (
    <PartDialog
      title={words.editRefusals}
      version={version}
      set={set}
      isDirty={canonicalJson(refusals) !== canonicalJson(before)}
      faults={faultsOf(change.apply(version.Content), set)}
      change={change}
      onClose={onClose}
    >
      {refusals.map((refusal) => (
        <Refusal
          key={refusal.id}
          refusal={refusal}
          onChange={(next) => setRefusals(refusals.map((each) => (each.id === next.id ? next : each)))}
          onRemove={
            refusal.id === OVERALL ? null : () => setRefusals(refusals.filter(({ id }) => id !== refusal.id))
          }
        />
      ))}
      {/* The office sees a reason's name; the person reads its sentence. */}
      <AddNamed
        label={words.refusalNew}
        hint={words.refusalNewHint}
        takenText={words.refusalTaken}
        add={words.addRefusal}
        maxLength={REFUSAL_NAME_MAX}
        taken={refusals.map(({ id }) => refusalName(id))}
        onAdd={(id) => setRefusals([...refusals, { id, sentence: '', wait: { weeks: 12 } }])}
      />
    </PartDialog>
  )
}

type RefusalProps = {
  refusal: HospitalRefusal
  onChange: (next: HospitalRefusal) => void
  /** Null for the reason that every version has. */
  onRemove: (() => void) | null
}

function Refusal({ refusal, onChange, onRemove }: RefusalProps) {
  const { id, sentence, wait } = refusal
  return (
    <Box
      role="group"
      aria-label={refusalName(id)}
      sx={{ display: 'grid', gap: 1, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="b" sx={{ flex: 1 }}>
          {refusalName(id)}
        </Box>
        {onRemove && (
          <Button size="small" onClick={onRemove} aria-label={words.removeRefusal(refusalName(id))}>
            {words.remove}
          </Button>
        )}
      </Box>
      <TextField
        size="small"
        multiline
        fullWidth
        label={words.refusalSentence}
        value={sentence}
        onChange={({ target }) => onChange({ ...refusal, sentence: target.value })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={wait !== null}
              onChange={(_event, checked) => onChange({ ...refusal, wait: checked ? { weeks: 12 } : null })}
            />
          }
          label={wait ? words.waitOfRefusal : words.byOffice}
        />
        {wait && <PeriodFields period={wait} onChange={(next) => onChange({ ...refusal, wait: next })} />}
      </Box>
    </Box>
  )
}
