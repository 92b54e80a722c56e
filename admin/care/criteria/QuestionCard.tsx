import { Box, Button, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { CriteriaContent } from '../../../shared/rules/criteria/content'
import { changesWords, ruleSentence } from '../../../shared/rules/criteria/ruleWords'
import { fieldLabels, reasonParts } from '../../../shared/rules/criteria/fields'
import { sourceTitle } from '../../../shared/rules/criteria/sources'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import type { Question } from '../../../shared/questionnaire/engine/question'
import type { Rule } from '../../../shared/questionnaire/engine/rule'
import { StateChip } from '../../parts/components/StateChip'
import { OutcomeChip } from './CriteriaChips'
import type { EditedPart } from './edit/editedPart'

type Props = {
  question: Question
  content: CriteriaContent
  /** Names of the parts that differ from the version before. */
  changed: ReadonlySet<string>
  onEdit: ((part: EditedPart) => void) | null
}

export function QuestionCard({ question, content, changed, onEdit }: Props) {
  const { id, text } = question
  const rules = content.rules[id]
  const facts: [string, ReactNode][] = [
    [words.protects, content.protection[id]],
    [words.topic, rules?.topic],
    [words.sources, rules?.sources.map((source) => <Box key={source}>{sourceTitle(source)}</Box>)],
    [words.range, rules?.range],
  ]
  return (
    <Paper
      component="article"
      aria-labelledby={`question-${id}`}
      sx={{ borderRadius: '10px', overflow: 'hidden' }}
    >
      <Box
        sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', p: '12px 16px', bgcolor: 'action.hover' }}
      >
        <Typography component="h3" id={`question-${id}`} sx={{ fontWeight: 700, flex: 1 }}>
          <Box component="span" sx={{ mr: 1.25, color: 'text.secondary' }}>
            {id}
          </Box>
          {text}
        </Typography>
        {changed.has(id) && <StateChip tone="coral">変更</StateChip>}
      </Box>
      {rules?.rules.length === 0 && (
        <Typography color="textSecondary" sx={{ p: '10px 16px' }}>
          {words.noRules}
        </Typography>
      )}
      {rules?.rules.map((rule) => (
        <RuleBlock
          key={rule.id}
          rule={rule}
          question={question}
          isChanged={changed.has(rule.id)}
          onEdit={onEdit && (() => onEdit({ question: id, rule: rule.id }))}
        />
      ))}
      <Box sx={{ p: '10px 16px 14px', borderTop: 1, borderColor: 'divider', fontSize: 13 }}>
        <Lines lines={facts} />
        {onEdit && (
          <Button size="small" sx={{ mt: 0.5, ml: -0.5 }} onClick={() => onEdit({ question: id })}>
            {id}の出典などを直す
          </Button>
        )}
      </Box>
    </Paper>
  )
}

type RuleProps = { rule: Rule; question: Question; isChanged: boolean; onEdit: (() => void) | null }

function RuleBlock({ rule, question, isChanged, onEdit }: RuleProps) {
  const sentences = reasonParts.flatMap((part): [string, ReactNode][] =>
    rule.reason[part] === undefined ? [] : [[fieldLabels[`reason.${part}`] ?? part, rule.reason[part]]],
  )
  const changes = changesWords(rule, question)
  return (
    <Box
      component="section"
      aria-label={rule.id}
      sx={{ p: '12px 16px 14px', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {rule.id}
        </Box>
        <OutcomeChip outcome={rule.outcome} />
        {isChanged && <StateChip tone="coral">変更</StateChip>}
        {onEdit && (
          <Button size="small" variant="outlined" onClick={onEdit} sx={{ ml: 'auto' }}>
            {rule.id}を直す
          </Button>
        )}
      </Box>
      <Typography sx={{ fontWeight: 700, mb: 1 }}>{ruleSentence(rule, question)}</Typography>
      <Box sx={{ fontSize: 13 }}>
        <Lines
          lines={[
            ...sentences,
            ...(changes.length > 0 ? [[words.changes, changes.join('\n')] as [string, ReactNode]] : []),
          ]}
        />
      </Box>
    </Box>
  )
}

const Lines = ({ lines }: { lines: readonly [string, ReactNode][] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
    {lines
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '15em minmax(0, 1fr)' },
            columnGap: 1.5,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
  </Box>
)
