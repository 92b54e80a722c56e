import { Box } from '@mui/material'
import { formatJapaneseDate } from '../../../shared/dates'
import { inspectionDetailLabels as labels } from '../../../shared/labels/floraLabels'
import { Card } from '../../components/Card'
import { Facts, type Fact } from '../../components/Facts'
import { isoDayOfParts, FloraStatusChip } from '../../floraTests/FloraStatusChip'
import { FloraTestNextStep } from '../../floraTests/FloraTestNextStep'
import type { PersonFloraTestsQuery } from '../../generated/graphql'
import type { PersonRecord } from '../personRecord'

type Test = PersonFloraTestsQuery['listIntestinalFloraTestInspectionDetailByUserId']['items'][number]
type Props = { person: PersonRecord; test: Test }

/** One test: how far it is, and the one step that the office takes next. */
export function FloraTestCard({ person, test }: Props) {
  return (
    <Card title={`${dayOf(test, 'StatusChangedToGuidance') ?? '—'}に案内した検査`} sx={{ width: '100%' }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <FloraStatusChip status={test.Status} />
        <Facts facts={factsOf(test)} />
        <FloraTestNextStep subject={person.Profile} test={test} />
      </Box>
    </Card>
  )
}

function factsOf(test: Test): Fact[] {
  const { DeadlineForApplicationAt: deadline, DiversityScore, DiversityScoreScaled, Ranking } = test
  return [
    { label: labels.DeadlineForApplicationAt.admin, value: deadline && formatJapaneseDate(deadline) },
    { label: labels.SampleId.admin, value: test.SampleId },
    { label: '検査日', value: dayOf(test, '') },
    ...(test.Status === 'Shared'
      ? [
          { label: '結果公開日', value: dayOf(test, 'StatusChangedToShared') },
          { label: labels.DiversityScore.admin, value: DiversityScore },
          { label: labels.DiversityScoreScaled.admin, value: DiversityScoreScaled },
          { label: labels.Ranking.admin, value: Ranking && `${Ranking}位` },
          { label: labels.Enterotype.admin, value: test.Enterotype },
        ]
      : []),
  ]
}

type DayOf = '' | 'StatusChangedToGuidance' | 'StatusChangedToShared'

function dayOf(test: Test, of: DayOf): string | null {
  const day = isoDayOfParts(test[`${of}Year`], test[`${of}Month`], test[`${of}Day`])
  return day && formatJapaneseDate(day)
}
