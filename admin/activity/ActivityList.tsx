import { useListContext } from 'react-admin'
import { ConsoleList } from '../list/ConsoleList'
import { FilterBar } from '../list/FilterBar'
import { filterValues } from '../dataProvider/filterValues'
import { activityFilterFields } from './activityFilterFields'
import { ActivityTable } from './ActivityTable'

const SEARCH = { name: 'text', label: '内容の言葉でさがす' }

export function ActivityList() {
  return (
    <ConsoleList sort={{ field: 'time', order: 'DESC' }} scope={<Scope />} filters={<Filters />}>
      <ActivityTable />
    </ConsoleList>
  )
}

/** Without a beginning the API means the last 30 days, so that nobody searches years by accident. */
function Scope() {
  const filter = filterValues(useListContext().filterValues)
  return filter.date('from') || filter.flag('all') ? null : '（直近30日）'
}

function Filters() {
  const { filterValues: filter } = useListContext()
  return <FilterBar fields={activityFilterFields(filter)} search={SEARCH} />
}
