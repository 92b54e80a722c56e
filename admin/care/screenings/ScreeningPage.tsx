import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useGetOne } from 'react-admin'
import { useMayCall } from '../../ground/auth/useDuties'
import { refusalName } from '../../../shared/rules/criteria/refusalName'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import { implementationStatusLabels, reminderLabels } from '../../../shared/words/labels/donationLabels'
import {
  inspectionTypeLabels,
  certificationLabels,
  judgementLabels,
  sampleTestLabels,
  healthCheckLabels,
  screeningInfoLabels as labels,
  screeningLabels,
} from '../../../shared/words/labels/screeningLabels'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import { Card, Facts, type Fact } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { RowsSkeleton, NotRead, lastRead } from '../../parts/components/LoadingOrFailure'
import { RecordPage } from '../../parts/components/RecordPage'
import { CorrectionsOfRecord } from '../corrections/results/CorrectionsOfRecord'
import type { ScreeningDetailQuery, ScreeningRowFragment } from '../../generated/graphql'
import { PersonCard } from '../../parts/people/PersonName'

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

/** A screening in lists and on its page. Fields that lists lack are absent until the page has loaded. */
export type ScreeningRecord = ScreeningRowFragment & { id: string } & Partial<
    Pick<Detail['Info'], 'User'> & Pick<Detail, 'HealthCheck' | 'OnlineCheck'>
  >

const ProposeJudgementDialog = lazy(() =>
  import('../corrections/results/ProposeJudgementDialog').then((file) => ({
    default: file.ProposeJudgementDialog,
  })),
)
const OnlineCheck = lazyOf(() => import('./OnlineCheck'), 'OnlineCheck')

const day = (date: string | null) => date && formatJapaneseDate(date)

export function ScreeningDetail({ screening }: { screening: ScreeningRowFragment & { id: string } }) {
  const mayCall = useMayCall()
  const query = useGetOne<ScreeningRecord>('screenings', { id: screening.id })
  const data = lastRead(query)
  // A list has provided only a part of it.
  if (data?.OnlineCheck === undefined) return <NotRead of={query} rows={4} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Section title={screeningLabels.Info.admin} facts={infoFacts(screening)} />
      {data.HealthCheck && (
        <Section title={screeningLabels.HealthCheck.admin} facts={testFacts(data.HealthCheck)} />
      )}
      {data.HealthCheck && data.User && (
        <CorrectionsOfRecord
          subject={data.User}
          recordId={data.Id}
          Dialog={ProposeJudgementDialog}
          about={{ subject: data.User, recordId: data.Id, test: data.HealthCheck }}
        />
      )}
      {data.OnlineCheck && (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <OnlineCheck
            check={data.OnlineCheck}
            renewal={screening.InspectionType === 'Renewal'}
            of={screening}
          />
        </Suspense>
      )}
      {!data.OnlineCheck && mayCall('recordHealthCheck') && (
        <Box sx={{ color: 'text.secondary' }}>オンラインチェックの回答はまだありません。</Box>
      )}
    </Box>
  )
}

function Section({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 14 }}>
        {title}
      </Box>
      <Facts facts={facts} />
    </section>
  )
}

function infoFacts(screening: ScreeningRowFragment): Fact[] {
  const facts: Fact[] = [
    { label: labels.UserStatus.admin, value: userStatusLabels[screening.UserStatus] },
    {
      label: labels.OnlineCheckStartAt.admin,
      value: screening.OnlineCheckStartAt && formatListDateTime(new Date(screening.OnlineCheckStartAt)),
    },
    { label: labels.SentOnlineCheckReminder.admin, value: reminderLabels[screening.SentOnlineCheckReminder] },
  ]
  const asked: Fact[] = screening.ExamRequestedAt
    ? [
        {
          label: labels.PreferredDates.admin,
          value: screening.PreferredDates.map(
            (date, index) => `第${index + 1}希望 ${formatJapaneseDate(date)}`,
          ).join('\n'),
        },
        { label: labels.Note.admin, value: screening.Note },
        { label: labels.ScheduledExamTime.admin, value: screening.ScheduledExamTime },
      ]
    : []
  const ofType: Fact[] =
    screening.InspectionType === 'Registration'
      ? [
          { label: labels.ScheduledInitialExamDate.admin, value: day(screening.ScheduledInitialExamDate) },
          { label: labels.InitialExamDate.admin, value: day(screening.InitialExamDate) },
        ]
      : [
          { label: labels.ScheduledRenewalExamDate.admin, value: day(screening.ScheduledRenewalExamDate) },
          { label: labels.RenewalExamDate.admin, value: day(screening.RenewalExamDate) },
          {
            label: labels.RenewalExamStatus.admin,
            value: screening.RenewalExamStatus && implementationStatusLabels[screening.RenewalExamStatus],
          },
          {
            label: labels.RenewalExamResult.admin,
            value: screening.RenewalExamResult && judgementLabels[screening.RenewalExamResult],
          },
        ]
  return [...facts, ...asked, ...ofType]
}

const testFacts = (test: NonNullable<ScreeningRecord['HealthCheck']>): Fact[] => [
  { label: healthCheckLabels.ExamDate.admin, value: day(test.ExamDate) },
  {
    label: healthCheckLabels.MedicalHistoryStatus.admin,
    value: test.MedicalHistoryStatus && implementationStatusLabels[test.MedicalHistoryStatus],
  },
  {
    label: healthCheckLabels.SampleTestResult.admin,
    value: test.SampleTestResult && sampleTestLabels[test.SampleTestResult],
  },
  {
    label: healthCheckLabels.NormalJudgmentStatus.admin,
    value: test.NormalJudgmentStatus && implementationStatusLabels[test.NormalJudgmentStatus],
  },
  {
    label: healthCheckLabels.DonorStatus.admin,
    value: test.DonorStatus && certificationLabels[test.DonorStatus],
  },
  ...(test.Reason ? [{ label: healthCheckLabels.Reason.admin, value: refusalName(test.Reason) }] : []),
]
