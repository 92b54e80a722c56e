import { useListContext } from 'react-admin'
import { filterValues } from '../dataProvider/filterValues'
import { RecordList } from '../list/RecordList'
import { ViewTabs } from '../list/ViewTabs'
import { activityColumns } from './activityColumns'
import { activityCategoryLabels, activityOperationLabels } from '../../shared/labels/activityLabels'
import { userActivityLabels as labels } from '../../shared/labels/consoleLabels'
import { optionsOf, type FilterField, type FilterRecord } from '../list/filterField'

const SEARCH = { name: 'text', label: '内容の言葉でさがす' }
const presets = [
  { label: 'すべて', filter: {} },
  { label: 'ガイダンス', filter: { category: 'Guidance' } },
  { label: '検査', filter: { category: 'Screening' } },
  { label: '献便', filter: { category: 'Donation' } },
  { label: 'メール', filter: { category: 'Mail' } },
  { label: 'セキュリティ', filter: { category: 'Security' } },
]

export function ActivityList() {
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      scope={<Scope />}
      tabs={<ViewTabs presets={presets} names={['category', 'operation']} />}
      fields={activityFilterFields}
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
  return filter.date('timeFrom') || filter.flag('all') ? null : '（直近30日）'
}

/** The operation filter depends on the category. */
function activityFilterFields(filter: FilterRecord): FilterField[] {
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
    { kind: 'text', name: 'userId', label: 'ドナー番号か会員ID' },
    { kind: 'flag', name: 'all', label: 'すべての期間', yes: 'すべての期間', no: '直近30日' },
  ]
}
