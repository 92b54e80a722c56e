import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { formatListDateTime } from '../../shared/dates'
import { actorWords } from '../../shared/labels/activityLabels'
import { letterKindLabels } from '../../shared/letters'
import { AdministratorName } from '../activity/ActorName'
import { Card } from '../components/Card'
import type { LetterFieldsFragment } from '../generated/graphql'
import { lineDifference } from './lineDifference'

type Props = {
  versions: readonly LetterFieldsFragment[]
  onRestore: ((version: LetterFieldsFragment) => void) | null
}

/** Every version, the latest first, each with what it changed. */
export function LetterVersions({ versions, onRestore }: Props) {
  return (
    <Card title="版">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {versions.map((version, index) => (
          <Version
            key={version.Version}
            version={version}
            before={versions[index + 1] ?? null}
            onRestore={index === 0 ? null : onRestore}
          />
        ))}
      </Box>
    </Card>
  )
}

type VersionProps = Pick<Props, 'onRestore'> & {
  version: LetterFieldsFragment
  before: LetterFieldsFragment | null
}

function Version({ version, before, onRestore }: VersionProps) {
  const [isOpen, setOpen] = useState(false)
  const title = `第${version.Version}版`
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <b>{title}</b>
        <Typography component="span" variant="body2" color="textSecondary">
          {formatListDateTime(new Date(version.CreatedAt))}・
          {version.AuthorId ? (
            <AdministratorName id={version.AuthorId} unknown={actorWords.formerStaff} />
          ) : (
            'はじめからの文面'
          )}
        </Typography>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {before ? '変わったところ' : '文面を見る'}
        </Button>
        {onRestore && (
          <Button size="small" aria-label={`${title}に戻す`} onClick={() => onRestore(version)}>
            この版に戻す
          </Button>
        )}
      </Box>
      {isOpen && (
        <Box sx={{ mt: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
          {lineDifference(before ? wordsOf(before) : '', wordsOf(version)).map(({ is, line }, index) => (
            <Box
              key={index}
              component={is === 'gone' ? 'del' : is === 'new' && before ? 'ins' : 'span'}
              sx={{
                display: 'block',
                minHeight: '1.5em',
                color: is === 'gone' ? 'text.secondary' : undefined,
                fontWeight: is === 'new' && before ? 700 : undefined,
              }}
            >
              {line}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

const wordsOf = ({ Name, Kind, Subject, Text }: LetterFieldsFragment) =>
  `名前：${Name}\n種類：${letterKindLabels[Kind]}\n件名：${Subject}\n\n${Text}`
