import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { checkContent } from '../../../../shared/rules/criteria/checkContent'
import { contentChanges } from '../../../../shared/rules/criteria/contentChanges'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import { fieldLabels } from '../../../../shared/rules/criteria/fields'
import { readJson } from '../jsonLines'
import { linesOfFaults } from '../lineOfFault'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { Version } from '../useVersions'
import { PartDialog } from './PartDialog'
import { unseen } from '../../../ground/theme/unseen'

type Props = { version: Version; set: QuestionSet; onClose: () => void }

type Read = { content: CriteriaContent } | { faults: { line: number; text: string }[] }

export function ImportDialog({ version, set, onClose }: Props) {
  const [read, setRead] = useState<Read | null>(null)
  const content = read && 'content' in read ? read.content : version.Content
  const changes = contentChanges(version.Content, content, set)
  const take = async (file: File | undefined) => setRead(file ? readFile(await file.text(), set) : null)
  return (
    <PartDialog
      title={words.importTitle}
      version={version}
      set={set}
      isDirty={changes.length > 0}
      faults={[]}
      change={{ read: (other) => other, apply: () => content }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.importLead}</Typography>
      <Button component="label" variant="outlined" sx={{ justifySelf: 'start' }}>
        {words.chooseFile}
        <Box
          component="input"
          type="file"
          accept=".json,application/json"
          aria-label={words.chooseFile}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => void take(event.target.files?.[0])}
          sx={unseen}
        />
      </Button>
      {read && 'faults' in read && (
        <Alert severity="error" role="alert">
          {words.faultsLeft(read.faults.length)}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {read.faults.map(({ line, text }) => (
              <li key={`${line}${text}`}>{words.faultAt(line, text)}</li>
            ))}
          </Box>
        </Alert>
      )}
      {read && 'content' in read && (
        <Typography role="status">
          {changes.length === 0
            ? words.importSame
            : words.importChanges(changes.length, changes.map(({ name }) => name).join('、'))}
        </Typography>
      )}
    </PartDialog>
  )
}

function readFile(text: string, set: QuestionSet): Read {
  const json = readJson(text)
  if (!('value' in json)) return { faults: [{ line: json.line, text: json.message }] }
  const checked = checkContent(json.value, (form) => (form === set.version ? set : undefined))
  if ('content' in checked) return checked
  const lines = linesOfFaults(text, json.value, checked.faults)
  return {
    faults: checked.faults.map(({ rule, field, message }, index) => ({
      line: lines[index] ?? 1,
      text: `${[rule, fieldLabels[field] ?? field].filter(Boolean).join('・')}：${message}`,
    })),
  }
}
