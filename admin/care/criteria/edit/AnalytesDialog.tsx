import { Box, Button, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import { analytesOf, withAnalytes } from '../../../../shared/rules/criteria/content'
import { specimenLabels } from '../../../../shared/rules/criteria/ruleWords'
import { specimens, type Analyte } from '../../../../shared/rules/donating/units/analytes'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { Version } from '../useVersions'
import { AddNamed } from './AddNamed'
import { faultOf } from './faultOf'
import { faultsOf } from './faultsOf'
import { NumberField } from './NumberField'
import { PartDialog } from './PartDialog'
import type { PartChange } from './useSaveDraft'

type Props = { version: Version; set: QuestionSet; onClose: () => void }

/** What a complete panel tests for, and how far a finding of each reaches back. */
export function AnalytesDialog({ version, set, onClose }: Props) {
  const before = analytesOf(version.Content)
  const [analytes, setAnalytes] = useState(before)
  const change: PartChange = { read: analytesOf, apply: (content) => withAnalytes(content, analytes) }
  const faults = faultsOf(change.apply(version.Content), set)
  return (
    <PartDialog
      title={words.editAnalytes}
      version={version}
      set={set}
      isDirty={canonicalJson(analytes) !== canonicalJson(before)}
      faults={faults}
      change={change}
      onClose={onClose}
    >
      {analytes.map((analyte, index) => (
        <AnalyteFields
          key={analyte.id}
          analyte={analyte}
          faultAt={(field) => faultOf(faults, `analytes.${index}.${field}`)}
          onChange={(next) => setAnalytes(analytes.map((each) => (each.id === next.id ? next : each)))}
          onRemove={() => setAnalytes(analytes.filter(({ id }) => id !== analyte.id))}
        />
      ))}
      {/* Results are kept by the symbol, so that a name may be worded anew. */}
      <AddNamed
        label={words.analyteId}
        hint={words.analyteIdHint}
        takenText={words.analyteIdTaken}
        add={words.addAnalyte}
        maxLength={30}
        taken={analytes.map(({ id }) => id)}
        onAdd={(id) => setAnalytes([...analytes, { id, name: id, specimen: 'Blood', lookBackDays: null }])}
      />
    </PartDialog>
  )
}

type FieldsProps = {
  analyte: Analyte
  faultAt: (field: keyof Analyte) => string | undefined
  onChange: (next: Analyte) => void
  onRemove: () => void
}

const FIRST_DAYS = 30

function AnalyteFields({ analyte, faultAt, onChange, onRemove }: FieldsProps) {
  const { id, name, specimen, lookBackDays } = analyte
  const set = (part: Partial<Analyte>) => onChange({ ...analyte, ...part })
  return (
    <Box
      role="group"
      aria-label={name || id}
      sx={{ display: 'grid', gap: 1, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={words.analyteName}
          value={name}
          onChange={({ target }) => set({ name: target.value })}
          error={faultAt('name') !== undefined}
          helperText={faultAt('name')}
          sx={{ flex: '1 1 14em' }}
        />
        <TextField
          select
          size="small"
          label={words.specimen}
          value={specimen}
          onChange={({ target }) =>
            set({ specimen: specimens.find((each) => each === target.value) ?? specimen })
          }
          sx={{ width: 110 }}
        >
          {specimens.map((each) => (
            <MenuItem key={each} value={each}>
              {specimenLabels[each]}
            </MenuItem>
          ))}
        </TextField>
        <Button size="small" onClick={onRemove} aria-label={words.removeRefusal(name || id)}>
          {words.remove}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={lookBackDays !== null}
              onChange={(_event, checked) => set({ lookBackDays: checked ? FIRST_DAYS : null })}
            />
          }
          label={words.lookBack}
        />
        {lookBackDays !== null && (
          <NumberField
            label={words.lookBackDays}
            value={lookBackDays}
            fault={faultAt('lookBackDays')}
            onChange={(days) => set({ lookBackDays: days })}
          />
        )}
      </Box>
    </Box>
  )
}
