import { formatListDateTime } from '../../../shared/facts/dates'
import { floraAwaitedSince } from '../../../shared/rules/donating/flora/awaited'
import { inspectionDetailLabels as labels } from '../../../shared/words/labels/floraLabels'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import type { FloraTestRowFragment } from '../../generated/graphql'
import { ImportLink } from '../../parts/list/ImportLink'
import { awaitedColumn } from '../../parts/list/awaitedColumn'
import { RecordList } from '../../parts/list/RecordList'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { columnsOf, type ListColumn } from '../../parts/list/listColumn'
import { personColumns } from '../../parts/list/personColumns'
import { floraStatusWords, FloraStatusChip, dayOfParts } from './FloraStatusChip'
import { floraTestListContract } from './floraTestQueries'

const presets = [
  { label: 'すべて', filter: {} },
  ...Object.entries(floraStatusWords).map(([status, label]) => ({ label, filter: { status: [status] } })),
]

export function FloraTestList() {
  return (
    <RecordList
      sort={{ field: 'InspectionDetailCreatedAt', order: 'DESC' }}
      actions={<ImportLink to="/bulk/file/ShareFloraResults">結果を取り込む</ImportLink>}
      tabs={<ViewTabs presets={presets} names={['status']} />}
      fields={() => floraTestListContract.fields}
      search={floraTestListContract.search}
      columns={floraTestColumns}
    />
  )
}

type Row = FloraTestRowFragment & { id: string }

const column = columnsOf<Row, keyof typeof labels>(labels)

/** The contract stores a day in three fields. */
const dayColumn = (
  source: string,
  label: string,
  parts: readonly [keyof Row & string, keyof Row & string, keyof Row & string],
  render: (row: Row) => string | null,
): ListColumn<Row> => ({
  source,
  label,
  exported: parts,
  from: 'md',
  render: (row) => render(row) ?? '—',
})

const floraTestColumns: readonly ListColumn<Row>[] = [
  ...personColumns,
  column('Status', ({ Status }) => <FloraStatusChip status={Status} />),
  column('SampleId', ({ SampleId }) => SampleId ?? '—', { from: 'sm' }),
  column('DeadlineForApplicationAt', (row) => day(row.DeadlineForApplicationAt), { sort: 'ASC', from: 'md' }),
  dayColumn('examDay', '検査日', ['Year', 'Month', 'Day'], (row) => dayOfParts(row.Year, row.Month, row.Day)),
  dayColumn(
    'sharedDay',
    '結果公開日',
    ['StatusChangedToSharedYear', 'StatusChangedToSharedMonth', 'StatusChangedToSharedDay'],
    (row) =>
      dayOfParts(row.StatusChangedToSharedYear, row.StatusChangedToSharedMonth, row.StatusChangedToSharedDay),
  ),
  awaitedColumn(floraAwaitedSince),
  column('DiversityScoreScaled', ({ DiversityScoreScaled: score }) => score ?? '—', {
    align: 'right',
    optional: true,
  }),
  column('Enterotype', ({ Enterotype }) => Enterotype ?? '—', { optional: true }),
  column('InspectionDetailCreatedAt', (row) => formatListDateTime(new Date(row.InspectionDetailCreatedAt)), {
    sort: 'DESC',
    optional: true,
  }),
]

function day(date: string | null) {
  return date ? formatSlashedDate(date) : '—'
}
