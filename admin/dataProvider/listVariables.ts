import type { GetListParams } from 'react-admin'
import type { JapaneseDate } from '../../shared/dates'
import type { SortDirection } from '../generated/graphql'
import { filterValues } from './filterValues'
import type { PageStart } from './resourceQueries'

export type FilterValues = ReturnType<typeof filterValues>

export type Condition<Filter> = {
  /** @param today used by conditions such as "overdue" */
  where: (values: FilterValues, today: JapaneseDate) => Partial<Filter>
}

/** The filters and orders of a list, for both the screen and the API. */
export type ListContract<Filter, SortField> = {
  search?: Condition<Filter> & { name: string; label: string }
  fields: readonly Condition<Filter>[]
  /** Sort field by column; the first is the default. */
  sortFields: Readonly<Record<string, SortField>>
}

export type ListVariables<Filter, SortField> = {
  filter: Filter
  sortField?: SortField
  sortDirection: SortDirection
} & PageStart

export function listVariables<Filter, SortField>(
  { search, fields, sortFields }: ListContract<Filter, SortField>,
  { filter, sort }: GetListParams,
  start: PageStart,
  today: JapaneseDate,
): ListVariables<Filter, SortField> {
  const values = filterValues(filter)
  const own = sort && Object.hasOwn(sortFields, sort.field) ? sortFields[sort.field] : undefined
  return {
    filter: Object.assign(
      {},
      search?.where(values, today),
      ...fields.map(({ where }) => where(values, today)),
    ),
    sortField: own ?? Object.values(sortFields)[0],
    sortDirection: sort?.order === 'ASC' ? 'ASC' : 'DESC',
    ...start,
  }
}
