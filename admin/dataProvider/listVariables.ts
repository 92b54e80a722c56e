import type { GetListParams } from 'react-admin'
import type { JapaneseDate } from '../../shared/dates'
import type { SortDirection } from '../generated/graphql'
import type { PageStart } from './resourceQueries'

/** How the conditions and columns of a list on the screen are called in the contract. */
export type ListContract<Filter, SortField> = {
  /** @param today the day that conditions like "overdue" are about */
  filter: (filter: unknown, today: JapaneseDate) => Filter
  /** By column, the indexed field it is sorted by; the first is the order of a list that asks for none. */
  sortFields: Readonly<Record<string, SortField>>
}

type Variables<Filter, SortField> = {
  filter: Filter
  sortField?: SortField
  sortDirection: SortDirection
} & PageStart

/** What a list of the contract is asked with. */
export function listVariables<Filter, SortField>(
  { filter, sortFields }: ListContract<Filter, SortField>,
  params: GetListParams,
  start: PageStart,
  today: JapaneseDate,
): Variables<Filter, SortField> {
  const { sort } = params
  const own = sort && Object.hasOwn(sortFields, sort.field) ? sortFields[sort.field] : undefined
  return {
    filter: filter(params.filter, today),
    sortField: own ?? Object.values(sortFields)[0],
    sortDirection: sort?.order === 'ASC' ? 'ASC' : 'DESC',
    ...start,
  }
}
