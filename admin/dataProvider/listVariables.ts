import type { GetListParams } from 'react-admin'
import type { JapaneseDate } from '../../shared/dates'
import type { SortDirection } from '../generated/graphql'
import { filterValues } from './filterValues'
import type { PageStart } from './resourceQueries'

export type FilterValues = ReturnType<typeof filterValues>

/** One condition of a list: what it adds to the filter of the contract, by what is chosen on the screen. */
export type Condition<Filter> = {
  /** @param today the day that conditions like "overdue" are about */
  where: (values: FilterValues, today: JapaneseDate) => Partial<Filter>
}

/** What a list can be narrowed and sorted by, told once for the screen and for the API. */
export type ListContract<Filter, SortField> = {
  search?: Condition<Filter> & { name: string; label: string }
  fields: readonly Condition<Filter>[]
  /** By column, the indexed field it is sorted by; the first is the order of a list that asks for none. */
  sortFields: Readonly<Record<string, SortField>>
}

export type ListVariables<Filter, SortField> = {
  filter: Filter
  sortField?: SortField
  sortDirection: SortDirection
} & PageStart

/** What a list of the contract is asked with. */
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
