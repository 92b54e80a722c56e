import { Box, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { refusalWait } from '../../../shared/rules/criteria/contentChanges'
import { refusalName } from '../../../shared/rules/criteria/refusalName'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card, Facts } from '../../parts/components/Card'
import type { ListName } from './edit/ListsDialog'
import { PhrasesCard } from './PhrasesCard'
import type { Version } from './useVersions'

const ListsDialog = lazy(() => import('./edit/ListsDialog').then((file) => ({ default: file.ListsDialog })))

export function ListsView({ version, set }: { version: Version; set: QuestionSet }) {
  const mayCall = useMayCall()
  const [edited, setEdited] = useState<ListName | null>(null)
  const { municipalities, hospitalRefusals, questionnaire } = version.Content
  const isOpen = version.State === 'Draft' && mayCall('updateCriteriaDraft')
  const button = (part: ListName, label: string) =>
    isOpen && (
      <Button variant="outlined" size="small" sx={{ mt: 1.5 }} onClick={() => setEdited(part)}>
        {label}
      </Button>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card title={words.municipalities}>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}
        >
          {municipalities.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Box>
        {button('municipalities', '市区町村を直す')}
      </Card>
      <Card title={words.refusals}>
        <Facts
          longLabels
          facts={hospitalRefusals.map((refusal) => ({
            label: refusalName(refusal.id),
            value: (
              <>
                {refusal.sentence}
                <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                  {refusalWait(refusal)}
                </Box>
              </>
            ),
          }))}
        />
        {button('refusals', '検査のあとの理由を直す')}
      </Card>
      <PhrasesCard version={version} set={set} isOpen={isOpen} />
      <Card title={words.questionnaire}>{questionnaire}</Card>
      {edited && (
        <Suspense fallback={null}>
          <ListsDialog version={version} set={set} part={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Box>
  )
}
