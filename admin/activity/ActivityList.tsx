import { useListContext } from 'react-admin'
import { filterValues } from '../dataProvider/filterValues'
import { RecordList } from '../list/RecordList'
import { ViewTabs } from '../list/ViewTabs'
import { activityColumns } from './activityColumns'
import { activityFilterFields } from './activityFilterFields'

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

/** Without a beginning the API means the last 30 days, so that nobody searches years by accident. */
function Scope() {
  const filter = filterValues(useListContext().filterValues)
  return filter.date('timeFrom') || filter.flag('all') ? null : '（直近30日）'
}
