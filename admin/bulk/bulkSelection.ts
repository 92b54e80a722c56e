import { peopleActs, type PeopleAct } from '../../shared/bulk'
import { isRecord } from '../../shared/isRecord'
import type { BulkSelection, UserProfileFilter } from '../../shared/generated/schema'

/** Whom the list chose, as it stands in the history of the browser: one by one, or everybody who matches. */
export function readSelection(state: unknown): BulkSelection | null {
  const given = isRecord(state) ? state.bulkSelection : null
  if (!isRecord(given)) return null
  const { Ids, Filter } = given
  if (Array.isArray(Ids) && Ids.every((id) => typeof id === 'string')) return { Ids }
  return isUserFilter(Filter) ? { Filter } : null
}

/** What the list was asked to do with them, if it was. */
export function readAct(state: unknown): PeopleAct | null {
  const given = isRecord(state) ? state.bulkAct : null
  return peopleActs.find((act) => act === given) ?? null
}

/** The server judges it: only the list puts it there. */
const isUserFilter = (filter: unknown): filter is UserProfileFilter => isRecord(filter)
