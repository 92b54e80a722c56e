import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { inspectionDetailLabels as labels } from '../../../../shared/words/labels/floraLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { Card, Facts, type Fact } from '../../../parts/components/Card'
import { lazyOf } from '../../../parts/components/lazyOf'
import { lastRead, NotRead } from '../../../parts/components/LoadingOrFailure'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { isoDayOfParts, FloraStatusChip } from '../../floraTests/FloraStatusChip'
import { FloraTestNextStep } from '../../floraTests/FloraTestNextStep'
import { PersonFloraTestsDocument, type PersonFloraTestsQuery } from '../../../generated/graphql'
import { isActive } from '../actions/standing'
import type { PersonRecord } from '../../../parts/people/personRecord'

const InviteToFloraDialog = lazyOf(() => import('../actions/InviteToFloraDialog'), 'InviteToFloraDialog')

type Test = PersonFloraTestsQuery['listIntestinalFloraTestInspectionDetailByUserId']['items'][number]

export function FloraTab({ person }: { person: PersonRecord }) {
  const today = useConsole().clock.today()
  const query = useApiQuery(['personFloraTests', person.id], PersonFloraTestsDocument, {
    id: person.id,
  })
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={4} />
  const tests = data.listIntestinalFloraTestInspectionDetailByUserId.items
  const mayInvite = isActive(person) && !tests.some((test) => isUnderWay(test, today))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
      {person.FloraInvitationRequestedAt && (
        <Alert severity="info">
          {`${formatJapaneseDate(japaneseDateOf(new Date(person.FloraInvitationRequestedAt)))}に、本人が検査の案内を希望しました。`}
        </Alert>
      )}
      {mayInvite && (
        <DialogButton
          operation="recordIntestinalFloraTest"
          label={personActions.inviteToFlora.label}
          Dialog={InviteToFloraDialog}
          about={{ person }}
        />
      )}
      {tests.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>腸内フローラ検査の記録はまだありません。</Box>
      )}
      {tests.map((test) => (
        <FloraTestCard key={test.Id} person={person} test={test} />
      ))}
    </Box>
  )
}

/** An invitation whose deadline has passed is over. */
const isUnderWay = ({ Status, DeadlineForApplicationAt: deadline }: Test, today: string) =>
  Status === 'Applied' || Status === 'Received' || (Status === 'Guidance' && (!deadline || today <= deadline))

type FloraTestCardTest =
  PersonFloraTestsQuery['listIntestinalFloraTestInspectionDetailByUserId']['items'][number]
type Props = { person: PersonRecord; test: FloraTestCardTest }

function FloraTestCard({ person, test }: Props) {
  return (
    <Card title={`${dayOf(test, 'StatusChangedToGuidance') ?? '—'}に案内した検査`} sx={{ width: '100%' }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <FloraStatusChip status={test.Status} />
        <Facts facts={factsOf(test)} />
        <FloraTestNextStep subject={person.Profile} test={test} />
        {test.Status === 'Shared' && (
          <Button component={Link} to={`/floraTests/${test.Id}/show`} variant="outlined" size="small">
            検査の記録を開く
          </Button>
        )}
      </Box>
    </Card>
  )
}

function factsOf(test: FloraTestCardTest): Fact[] {
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

function dayOf(test: FloraTestCardTest, of: DayOf): string | null {
  const day = isoDayOfParts(test[`${of}Year`], test[`${of}Month`], test[`${of}Day`])
  return day && formatJapaneseDate(day)
}
