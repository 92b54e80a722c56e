import { LOG_DAYS } from '../../../shared/facts/terms'
import { useListContext } from 'react-admin'
import { filterValues } from '../../ground/dataProvider/filterValues'
import { RecordList } from '../../parts/list/RecordList'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { activityColumns } from './activityColumns'
import { useStaffOptions } from './useStaffOptions'
import {
  ACTOR,
  activityCategoryLabels,
  activityOperationLabels,
} from '../../../shared/words/records/activityLabels'
import { userActivityLabels as labels } from '../../../shared/words/labels/consoleLabels'
import {
  optionsOf,
  type FilterField,
  type FilterOption,
  type FilterRecord,
} from '../../parts/list/filterField'

const SEARCH = { name: 'text', by: [{ label: '内容の言葉' }] }
const BY_PEOPLE = { people: true }
const presets = [
  { label: '人の操作だけ', filter: BY_PEOPLE },
  { label: 'すべて', filter: { people: false } },
  { label: 'ガイダンス', filter: { category: 'Guidance' } },
  { label: '検査', filter: { category: 'Screening' } },
  { label: '献便', filter: { category: 'Donation' } },
  { label: 'メール', filter: { category: 'Mail' } },
  { label: 'セキュリティ', filter: { category: 'Security' } },
]

export function ActivityList() {
  const staff = useStaffOptions()
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      scope={<Scope />}
      defaultFilter={BY_PEOPLE}
      tabs={
        <ViewTabs presets={presets} names={['category', 'operation', 'people']} defaultFilter={BY_PEOPLE} />
      }
      fields={(filter) => activityFilterFields(filter, staff)}
      search={SEARCH}
      columns={activityColumns}
      rowClick={false}
      selectable={false}
    />
  )
}

/** Without a start date the API returns the last 30 days. */
function Scope() {
  const filter = filterValues(useListContext().filterValues)
  return filter.date('timeFrom') || filter.period('time') || filter.flag('all')
    ? null
    : `（直近${LOG_DAYS}日）`
}

function activityFilterFields(filter: FilterRecord, staff: readonly FilterOption[]): FilterField[] {
  const category = filterValues(filter).choice('category', activityCategoryLabels)
  return [
    { kind: 'dates', name: 'time', label: '期間' },
    {
      kind: 'choice',
      name: 'category',
      label: labels.category.admin,
      options: optionsOf(activityCategoryLabels),
      dependents: ['operation'],
    },
    ...(category
      ? [
          {
            kind: 'choice' as const,
            name: 'operation',
            label: labels.operation.admin,
            options: optionsOf(activityOperationLabels[category]),
          },
        ]
      : []),
    { kind: 'choice', name: 'actor', label: ACTOR, options: staff },
    { kind: 'flag', name: 'people', label: '操作した人', yes: '人の操作だけ', no: '自動の処理も' },
    { kind: 'person', name: 'person', label: labels.User.admin, dependents: ['userId'] },
    { kind: 'text', name: 'userId', label: 'ドナー番号か会員ID' },
    { kind: 'flag', name: 'all', label: 'すべての期間', yes: 'すべての期間', no: `直近${LOG_DAYS}日` },
  ]
}
