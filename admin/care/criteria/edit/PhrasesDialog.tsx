import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ownPhrases, phrasesOf, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { PHRASES } from '../../../../shared/rules/criteria/fields'
import {
  phraseFields,
  phraseGroups,
  placeholderWords,
  type Placeholder,
} from '../../../../shared/rules/criteria/phraseFields'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import { phrases, type PhraseName, type Phrases } from '../../../../shared/questionnaire/engine/phrases'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { Version } from '../useVersions'
import { faultOf } from './faultOf'
import { faultsOf } from './faultsOf'
import { PartDialog } from './PartDialog'
import type { PartChange } from './useSaveDraft'

type Props = { version: Version; set: QuestionSet; onClose: () => void }

function withPhrases(
  { phrases: before, ...content }: CriteriaContent,
  typed: Partial<Phrases>,
): CriteriaContent {
  return { ...content, ...ownPhrases({ ...before, ...typed }) }
}

/** The sentences that join what the rules say. Others may change unchanged sentences at the same time. */
export function PhrasesDialog({ version, set, onClose }: Props) {
  const before = phrasesOf(version.Content)
  const [all, setAll] = useState(before)
  const changed = (Object.keys(all) as PhraseName[]).filter((name) => all[name] !== before[name])
  const change: PartChange = {
    read: (content) => changed.map((name) => phrasesOf(content)[name]),
    apply: (content) => withPhrases(content, Object.fromEntries(changed.map((name) => [name, all[name]]))),
  }
  const faults = faultsOf(change.apply(version.Content), set).filter(({ rule }) => rule === PHRASES)
  return (
    <PartDialog
      title={words.editPhrases}
      version={version}
      set={set}
      isDirty={changed.length > 0}
      faults={faults}
      change={change}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {words.phrasesFill}
      </Typography>
      {phraseGroups.map(({ title, names }) => (
        <Box key={title} role="group" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          {names.map((name) => (
            <PhraseField
              key={name}
              name={name}
              sentence={all[name]}
              fault={faultOf(faults, `phrases.${name}`)}
              onChange={(sentence) => setAll({ ...all, [name]: sentence })}
            />
          ))}
        </Box>
      ))}
    </PartDialog>
  )
}

type FieldProps = {
  name: PhraseName
  sentence: string
  fault: string | undefined
  onChange: (sentence: string) => void
}

function PhraseField({ name, sentence, fault, onChange }: FieldProps) {
  const { label, must = [], may = [] } = phraseFields[name]
  const isOwn = sentence !== phrases[name]
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Box component="label" htmlFor={`phrase-${name}`} sx={{ fontSize: 13, color: 'text.secondary' }}>
        {label}
      </Box>
      <TextField
        id={`phrase-${name}`}
        size="small"
        multiline
        fullWidth
        value={sentence}
        onChange={({ target }) => onChange(target.value)}
        error={fault !== undefined}
        helperText={
          fault ??
          (must.length + may.length > 0 && (
            <>
              <FillIns lead={words.mustFillIn} names={must} />
              <FillIns lead={words.mayFillIn} names={may} />
            </>
          ))
        }
      />
      {isOwn && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {words.phraseOriginal(phrases[name])}
          <Button
            size="small"
            variant="outlined"
            sx={{ display: 'flex', mt: 0.75 }}
            onClick={() => onChange(phrases[name])}
            aria-label={words.phraseBackOf(label)}
          >
            {words.phraseBack}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** 使える言葉：{choice}＝選んだ答え {period}＝待つ期間 */
function FillIns({ lead, names }: { lead: string; names: readonly Placeholder[] }) {
  if (names.length === 0) return null
  return (
    <>
      {lead}
      {names.map((name) => (
        <Box key={name} component="span" sx={{ display: 'inline-block', mr: 1.5 }}>
          {`{${name}}＝${placeholderWords[name]}`}
        </Box>
      ))}
    </>
  )
}
