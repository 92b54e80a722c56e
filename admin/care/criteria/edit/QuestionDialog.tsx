import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import { fieldLabels } from '../../../../shared/rules/criteria/fields'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { Version } from '../useVersions'
import { faultsOf } from './faultsOf'
import { PartDialog } from './PartDialog'
import { faultOf } from './faultOf'

type Props = { version: Version; set: QuestionSet; id: string; onClose: () => void }

type Values = { topic: string; sources: string; range: string; protection: string }

const valuesIn = ({ rules, protection }: CriteriaContent, id: string): Values => ({
  topic: rules[id]?.topic ?? '',
  sources: rules[id]?.sources.join('・') ?? '',
  range: rules[id]?.range ?? '',
  protection: protection[id] ?? '',
})

function withValues(
  content: CriteriaContent,
  id: string,
  { topic, sources, range, protection }: Values,
): CriteriaContent {
  const own = content.rules[id]
  if (!own) return content
  const { [id]: _before, ...others } = content.protection
  const { range: _range, ...bare } = own
  const listed = sources.split(/[・、,\s]+/).filter(Boolean)
  return {
    ...content,
    rules: { ...content.rules, [id]: { ...bare, topic, sources: listed, ...(range ? { range } : {}) } },
    protection: protection ? { ...others, [id]: protection } : others,
  }
}

const fields = ['protection', 'topic', 'sources', 'range'] as const satisfies readonly (keyof Values)[]

export function QuestionDialog({ version, set, id, onClose }: Props) {
  const before = valuesIn(version.Content, id)
  const [values, setValues] = useState(before)
  const faults = faultsOf(withValues(version.Content, id, values), set).filter(({ rule }) => rule === id)
  return (
    <PartDialog
      title={words.editQuestion(id)}
      version={version}
      set={set}
      isDirty={canonicalJson(values) !== canonicalJson(before)}
      faults={faults}
      change={{ read: (other) => valuesIn(other, id), apply: (other) => withValues(other, id, values) }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {id}　{set.questions.find((question) => question.id === id)?.text}
      </Typography>
      {fields.map((name) => {
        const fault = faultOf(faults, name)
        return (
          <TextField
            key={name}
            size="small"
            multiline
            fullWidth
            label={fieldLabels[name]}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            error={fault !== undefined}
            helperText={fault}
          />
        )
      })}
    </PartDialog>
  )
}
