import { Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { phrasesOf } from '../../../shared/rules/criteria/content'
import { PHRASES } from '../../../shared/rules/criteria/fields'
import { phraseFields, phraseGroups, phraseInWords } from '../../../shared/rules/criteria/phraseFields'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'
import { Card, Facts } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { StateChip } from '../../parts/components/StateChip'
import type { Version } from './useVersions'

const PhrasesDialog = lazyOf(() => import('./edit/PhrasesDialog'), 'PhrasesDialog')

export function PhrasesCard({
  version,
  set,
  isOpen,
}: {
  version: Version
  set: QuestionSet
  isOpen: boolean
}) {
  const [isEdited, setIsEdited] = useState(false)
  const all = phrasesOf(version.Content)
  const own = version.Content.phrases ?? {}
  return (
    <Card title={PHRASES}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words.phrasesLead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {phraseGroups.map(({ title, names }) => (
          <section key={title} aria-label={title}>
            <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
              {title}
            </Typography>
            <Facts
              longLabels
              facts={names.map((name) => ({
                label: phraseFields[name].label,
                value: (
                  <>
                    {phraseInWords(all[name])}
                    {own[name] !== undefined && (
                      <Box sx={{ mt: 0.5 }}>
                        <StateChip tone="coral">{words.phraseChanged}</StateChip>
                      </Box>
                    )}
                  </>
                ),
              }))}
            />
          </section>
        ))}
      </Box>
      {isOpen && (
        <Button variant="outlined" size="small" sx={{ mt: 1.5 }} onClick={() => setIsEdited(true)}>
          {words.editPhrases}
        </Button>
      )}
      {isEdited && (
        <Suspense fallback={null}>
          <PhrasesDialog version={version} set={set} onClose={() => setIsEdited(false)} />
        </Suspense>
      )}
    </Card>
  )
}
