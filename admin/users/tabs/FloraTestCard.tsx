import Box from '@mui/material/Box'
import { lazy } from 'react'
import { formatJapaneseDate } from '../../../shared/dates'
import { floraTestStatusLabels } from '../../../shared/labels/floraTestStatusLabels'
import { inspectionDetailLabels as labels } from '../../../shared/labels/inspectionDetailLabels'
import { personActions } from '../../../shared/messages/personActions'
import { Card } from '../../components/Card'
import { Facts, type Fact } from '../../components/Facts'
import { StateChip } from '../../components/StateChip'
import type { FloraTestStatus, PersonFloraTestsQuery } from '../../generated/graphql'
import type { Tone } from '../../theme/tones'
import { DialogButton } from '../actions/DialogButton'
import { useMayAct } from '../actions/useMayAct'
import type { PersonRecord } from '../personRecord'

const ReceiveSampleDialog = lazy(() =>
  import('../actions/ReceiveSampleDialog').then((file) => ({ default: file.ReceiveSampleDialog })),
)
const ShareResultDialog = lazy(() =>
  import('../actions/ShareResultDialog').then((file) => ({ default: file.ShareResultDialog })),
)

type Test = PersonFloraTestsQuery['listIntestinalFloraTestInspectionDetailByUserId']['items'][number]
type Props = { person: PersonRecord; test: Test }

const tones = { Guidance: 'yolk', Applied: 'plum', Received: 'plum', Shared: 'leaf' } satisfies Record<
  FloraTestStatus,
  Tone
>

/** One test: how far it is, and the one step that the office takes next. */
export function FloraTestCard({ person, test }: Props) {
  return (
    <Card title={`${dayOf(test, 'StatusChangedToGuidance') ?? '—'}に案内した検査`} sx={{ width: '100%' }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <StateChip tone={tones[test.Status]}>{floraTestStatusLabels[test.Status].admin}</StateChip>
        <Facts facts={factsOf(test)} />
        <NextStep person={person} test={test} />
      </Box>
    </Card>
  )
}

function NextStep({ person, test }: Props) {
  const mayAct = useMayAct()
  if (!mayAct || person.Profile.DeleteStatus) return null
  if (test.Status === 'Applied')
    return (
      <DialogButton
        label={personActions.receiveSample.label}
        variant="contained"
        Dialog={ReceiveSampleDialog}
        about={{ person, testId: test.Id }}
      />
    )
  if (test.Status === 'Received')
    return (
      <DialogButton
        label={personActions.shareResult.label}
        variant="contained"
        Dialog={ShareResultDialog}
        about={{ person, testId: test.Id, examDate: isoDay(test, '') ?? '' }}
      />
    )
  return null
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

/** The contract keeps these days in three numbers each. */
function isoDay(test: Test, of: DayOf): string | null {
  const [year, month, day] = [test[`${of}Year`], test[`${of}Month`], test[`${of}Day`]]
  if (year === null || month === null || day === null) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function dayOf(test: Test, of: DayOf): string | null {
  const day = isoDay(test, of)
  return day && formatJapaneseDate(day)
}
