import Box from '@mui/material/Box'
import { inspectionTypeLabels } from '../../shared/labels/screeningLabels'
import { Card } from '../components/Card'
import { RecordPage } from '../components/RecordPage'
import { PersonCard } from '../people/PersonCard'
import { ScreeningDetail } from './ScreeningDetail'
import type { ScreeningRecord } from './screeningRecord'

/** One screening with its test and, for administrators, the check with every answer. */
export function ScreeningPage() {
  return (
    <RecordPage<ScreeningRecord>
      title={({ InspectionType, RecruitmentYear, RecruitmentMonth }) =>
        `${inspectionTypeLabels[InspectionType]}（${RecruitmentYear}年${RecruitmentMonth}月募集）`
      }
    >
      {(screening) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {screening.User !== undefined && <PersonCard person={screening.User} />}
          <Card title="経過と結果">
            <ScreeningDetail screening={screening} />
          </Card>
        </Box>
      )}
    </RecordPage>
  )
}
