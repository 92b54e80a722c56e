import { Box, FormControlLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { canonicalJson } from '../../../shared/criteria/canonical'
import { checkContent } from '../../../shared/criteria/checkContent'
import type { CriteriaContent, HospitalRefusal } from '../../../shared/criteria/content'
import { criteriaPlace as words } from '../../../shared/messages/criteriaPlace'
import type { QuestionSet } from '../../../shared/questionnaire/question'
import type { Version } from '../useVersions'
import { PartDialog } from './PartDialog'
import { PeriodFields } from './UntilFields'
import type { PartChange } from './useSaveDraft'

export type ListName = 'municipalities' | 'refusals'

type Props = { version: Version; set: QuestionSet; part: ListName; onClose: () => void }

export const ListsDialog = ({ part, ...props }: Props) =>
  part === 'municipalities' ? <MunicipalitiesDialog {...props} /> : <RefusalsDialog {...props} />

type Own = Omit<Props, 'part'>

const faultsOf = (content: CriteriaContent, set: QuestionSet) => {
  const checked = checkContent(content, (form) => (form === set.version ? set : undefined))
  return 'faults' in checked ? checked.faults : []
}

/** Where people are recruited, a name in each line. */
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

/** What is said after a hospital test that did not certify, and how long each lets wait. */
function RefusalsDialog({ version, set, onClose }: Own) {
  const before = version.Content.hospitalRefusals
  const [refusals, setRefusals] = useState(before)
  const change: PartChange = {
    read: (content) => content.hospitalRefusals,
    apply: (content) => ({ ...content, hospitalRefusals: refusals }),
  }
  const replace = (next: HospitalRefusal) =>
    setRefusals(refusals.map((refusal) => (refusal.id === next.id ? next : refusal)))
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
        <Box key={refusal.id} sx={{ display: 'grid', gap: 1 }}>
          <TextField
            size="small"
            multiline
            fullWidth
            label={refusal.id}
            value={refusal.sentence}
            onChange={({ target }) => replace({ ...refusal, sentence: target.value })}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={refusal.wait !== null}
                  onChange={(_event, checked) =>
                    replace({ ...refusal, wait: checked ? { weeks: 12 } : null })
                  }
                />
              }
              label={refusal.wait ? words.waitOfRefusal : words.byOffice}
            />
            {refusal.wait && (
              <PeriodFields period={refusal.wait} onChange={(wait) => replace({ ...refusal, wait })} />
            )}
          </Box>
        </Box>
      ))}
    </PartDialog>
  )
}
