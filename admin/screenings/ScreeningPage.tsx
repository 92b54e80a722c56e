import Box from '@mui/material/Box'
import { inspectionTypeLabels } from '../../shared/labels/inspectionTypeLabels'
import { Card } from '../components/Card'
import { RecordPage } from '../components/RecordPage'
import type { ScreeningDetailQuery } from '../generated/graphql'
import { PersonCard } from '../people/PersonCard'
import { ScreeningDetail } from './ScreeningDetail'

type Screening = ScreeningDetailQuery['getScreeningById'] & { id: string }

/** One screening with its test and, for administrators, the check with every answer. */
export function ScreeningPage() {
  return (
    <RecordPage<Screening>
      title={({ Info }) =>
        `${inspectionTypeLabels[Info.InspectionType]}（${Info.RecruitmentYear}年${Info.RecruitmentMonth}月募集）`
      }
    >
      {({ Info }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PersonCard person={Info.User} />
          <Card title="記録">
            <ScreeningDetail screening={{ ...Info, id: Info.Id }} />
          </Card>
        </Box>
      )}
    </RecordPage>
  )
}
