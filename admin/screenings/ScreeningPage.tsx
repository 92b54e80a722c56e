import { Box } from '@mui/material'
import { inspectionTypeLabels } from '../../shared/labels/screeningLabels'
import { Card } from '../components/Card'
import { RecordPage } from '../components/RecordPage'
import type { ScreeningDetailQuery, ScreeningRowFragment } from '../generated/graphql'
import { PersonCard } from '../people/PersonCard'
import { ScreeningDetail } from './ScreeningDetail'

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

type Detail = ScreeningDetailQuery['getScreeningById']

/** A screening, in lists and on its page; what a list does not tell is absent until the page has asked for it. */
export type ScreeningRecord = ScreeningRowFragment & { id: string } & Partial<
    Pick<Detail['Info'], 'User'> & Pick<Detail, 'HealthCheck' | 'OnlineCheck'>
  >
