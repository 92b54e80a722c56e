import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { contentChanges } from '../../../shared/rules/criteria/contentChanges'
import { outcomeLabels, ruleSentence } from '../../../shared/rules/criteria/ruleWords'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import type { Question, QuestionSet } from '../../../shared/questionnaire/engine/question'
import { useMayCall } from '../../ground/auth/useDuties'
import type { EditedPart } from './edit/editedPart'
import { QuestionCard } from './QuestionCard'
import { useVersion, type Version } from './useVersions'
import { lazyOf } from '../../parts/components/lazyOf'

const EditDialog = lazyOf(() => import('./edit/EditDialog'), 'EditDialog')

type Props = { version: Version; set: QuestionSet }

export function RulesView({ version, set }: Props) {
  const mayCall = useMayCall()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState('')
  const [changedOnly, setChangedOnly] = useState(false)
  const [edited, setEdited] = useState<EditedPart | null>(null)
  const base = useVersion(version.BasedOn).version
  const changed = new Set(
    base ? contentChanges(base.Content, version.Content, set).map(({ name }) => name) : [],
  )
  const { rules } = version.Content
  const isShown = (question: Question) => {
    const own = rules[question.id]
    const all = own?.rules ?? []
    const said = [
      question.id,
      question.text,
      ...all.flatMap((rule) => [rule.id, ruleSentence(rule, question), ...Object.values(rule.reason)]),
    ].join('\n')
    return (
      said.toLowerCase().includes(text.trim().toLowerCase()) &&
      (outcome === '' || all.some((rule) => rule.outcome === outcome)) &&
      (!changedOnly || changed.has(question.id) || all.some(({ id }) => changed.has(id)))
    )
  }
  const judged = set.questions.filter(({ judged: is }) => is)
  const shown = judged.filter(isShown)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TextField
          size="small"
          type="search"
          label={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ width: { xs: 1, sm: 280 } }}
        />
        <TextField
          size="small"
          select
          label="結果"
          value={outcome}
          onChange={(event) => setOutcome(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: { xs: 1, sm: 260 } }}
        >
          <MenuItem value="">{words.allOutcomes}</MenuItem>
          {Object.entries(outcomeLabels).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {changed.size > 0 && (
          <FormControlLabel
            control={<Switch checked={changedOnly} onChange={(_event, checked) => setChangedOnly(checked)} />}
            label="変わるところだけ"
          />
        )}
      </Box>
      <Typography role="status" color="textSecondary" variant="body2">
        {shown.length === 0 ? words.nothingFound : `${shown.length}の質問`}
      </Typography>
      {set.sections.map(({ id, title }) => {
        const questions = shown.filter(({ section }) => section === id)
        if (questions.length === 0) return null
        return (
          <Box component="section" key={id} sx={{ display: 'grid', gap: 1.5 }}>
            <Typography component="h2" variant="h6">
              {title}
            </Typography>
            {questions.map((question) => (
              <QuestionCard
                key={question.id}
                question={question}
                content={version.Content}
                changed={changed}
                onEdit={version.State === 'Draft' && mayCall('updateCriteriaDraft') ? setEdited : null}
              />
            ))}
          </Box>
        )
      })}
      {edited && (
        <Suspense fallback={null}>
          <EditDialog version={version} set={set} part={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Box>
  )
}
