import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { formatListDateTime } from '../../../shared/facts/dates'
import { actorWords } from '../../../shared/words/records/activityLabels'
import { AdministratorName } from '../../records/activity/ActorName'
import { Card } from '../../parts/components/Card'
import { Difference } from './Difference'

type Kept = { Version: number; AuthorId?: string | null; CreatedAt: string }

type Props<V> = {
  versions: readonly V[]
  wordsOf: (version: V) => string
  onRestore: ((version: V) => void) | null
}

export function LetterVersions<V extends Kept>({ versions, wordsOf, onRestore }: Props<V>) {
  return (
    <Card title="版">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {versions.map((version, index) => (
          <Version
            key={version.Version}
            version={version}
            before={versions[index + 1] ?? null}
            wordsOf={wordsOf}
            onRestore={index === 0 ? null : onRestore}
          />
        ))}
      </Box>
    </Card>
  )
}

type VersionProps<V> = Omit<Props<V>, 'versions'> & { version: V; before: V | null }

function Version<V extends Kept>({ version, before, wordsOf, onRestore }: VersionProps<V>) {
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
            <span>はじめからの文面</span>
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
      {isOpen && <Difference before={before && wordsOf(before)} after={wordsOf(version)} />}
    </Box>
  )
}
