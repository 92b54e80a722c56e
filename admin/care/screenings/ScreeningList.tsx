import { periodLabels } from '../../ground/dataProvider/periods'
import { formatListDateTime } from '../../../shared/facts/dates'
import { examAwaitedSince } from '../../../shared/rules/visits/exams'
import { awaitedColumn } from '../../parts/list/awaitedColumn'
import { RecordList } from '../../parts/list/RecordList'
import { ViewTabs, type Preset } from '../../parts/list/ViewTabs'
import {
  examStageLabels,
  judgementLabels,
  screeningInfoLabels as labels,
  inspectionTypeLabels,
} from '../../../shared/words/labels/screeningLabels'
import { reminderLabels } from '../../../shared/words/labels/donationLabels'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { StateChip } from '../../parts/components/StateChip'
import type { ScreeningListQuery } from '../../generated/graphql'
import { columnsOf, type ListColumn } from '../../parts/list/listColumn'
import { personColumns } from '../../parts/list/personColumns'
import { screeningListContract } from './screeningQueries'
import { stageTones } from './stageTones'

export function ScreeningList() {
  return (
    <RecordList
      sort={NEWEST_FIRST}
      tabs={<Tabs />}
      fields={() => screeningListContract.fields}
      search={screeningListContract.search}
      columns={screeningColumns}
    />
  )
}

const presets: readonly Preset[] = [
  { label: 'すべて', filter: {} },
  { label: '日程の希望あり', filter: { stage: ['Wished'] } },
  { label: '検査日が決定', filter: { stage: ['Scheduled'] } },
  { label: 'ドナー登録検査', filter: { type: ['Registration'] } },
  { label: '更新検査', filter: { type: ['Renewal'] } },
  {
    label: `${periodLabels.next7}の登録検査`,
    filter: { scheduledInitialIs: 'next7' },
    sort: { field: 'ScheduledInitialExamDate', order: 'ASC' },
  },
  {
    label: `${periodLabels.next7}の更新検査`,
    filter: { scheduledRenewalIs: 'next7' },
    sort: { field: 'ScheduledRenewalExamDate', order: 'ASC' },
  },
]

const NEWEST_FIRST = { field: 'ScreeningInfoCreatedAt', order: 'DESC' } as const

function Tabs() {
  const names = presets.flatMap(({ filter }) => Object.keys(filter))
  return <ViewTabs presets={presets} names={names} defaultSort={NEWEST_FIRST} />
}

type Row = ScreeningListQuery['listScreeningInfoByIdScreeningInfoCreatedAt']['items'][number] & {
  id: string
}

const day = (date: string | null) => (date ? formatSlashedDate(date) : '—')

const column = columnsOf<Row, keyof typeof labels>(labels)

const screeningColumns: readonly ListColumn<Row>[] = [
  ...personColumns,
  column('InspectionType', ({ InspectionType: type }) => (
    <StateChip tone={type === 'Renewal' ? 'coral' : 'plum'}>{inspectionTypeLabels[type]}</StateChip>
  )),
  column('ExamStage', ({ ExamStage: stage }) => (
    <StateChip tone={stageTones[stage]}>{examStageLabels[stage]}</StateChip>
  )),
  column('ExamDay', ({ ExamDay: date }) => day(date), { from: 'sm' }),
  awaitedColumn(examAwaitedSince),
  column('ExamResult', ({ ExamResult: result }) => (result ? judgementLabels[result] : '—'), { from: 'md' }),
  column('ScreeningInfoCreatedAt', ({ ScreeningInfoCreatedAt: at }) => formatListDateTime(new Date(at)), {
    sort: 'DESC',
    from: 'sm',
  }),
  column('ScheduledInitialExamDate', ({ ScheduledInitialExamDate: date }) => day(date), {
    sort: 'ASC',
    optional: true,
  }),
  column('InitialExamDate', ({ InitialExamDate: date }) => day(date), { optional: true }),
  column('ScheduledRenewalExamDate', ({ ScheduledRenewalExamDate: date }) => day(date), {
    sort: 'ASC',
    optional: true,
  }),
  column('RenewalExamDate', ({ RenewalExamDate: date }) => day(date), { optional: true }),
  column('UserStatus', ({ UserStatus }) => userStatusLabels[UserStatus], { optional: true }),
  {
    source: 'recruitment',
    label: '募集年月',
    exported: ['RecruitmentYear', 'RecruitmentMonth'],
    optional: true,
    render: ({ RecruitmentYear, RecruitmentMonth }) => `${RecruitmentYear}年${RecruitmentMonth}月`,
  },
  column('RenewalExamResult', ({ RenewalExamResult: result }) => (result ? judgementLabels[result] : '—'), {
    optional: true,
  }),
  column('SentOnlineCheckReminder', (row) => reminderLabels[row.SentOnlineCheckReminder], { optional: true }),
]
