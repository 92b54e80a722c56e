import { Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { analytesOf } from '../../../shared/rules/criteria/content'
import { refusalWait } from '../../../shared/rules/criteria/contentChanges'
import { refusalName } from '../../../shared/rules/criteria/refusalName'
import { analyteFields } from '../../../shared/rules/criteria/ruleWords'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'
import { useMayCall } from '../../ground/auth/useDuties'
import { useConsole } from '../../ground/console/ConsoleContext'
import { Card, Facts } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import type { ListName } from './edit/ListsDialog'
import { PhrasesCard } from './PhrasesCard'
import type { Version } from './useVersions'

const ListsDialog = lazyOf(() => import('./edit/ListsDialog'), 'ListsDialog')

export function ListsView({ version, set }: { version: Version; set: QuestionSet }) {
  const mayCall = useMayCall()
  const { material } = useConsole().config.operator
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
      {material !== false && (
        <Card title={words.analytes}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {words.analytesLead}
          </Typography>
          <Facts
            longLabels
            facts={analytesOf(version.Content).map((analyte) => {
              const { 'analyte.name': label, ...fields } = analyteFields(analyte)
              return { label, value: Object.values(fields).join('・') }
            })}
          />
          {button('analytes', words.editAnalytes)}
        </Card>
      )}
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
