import type { FilterRecord } from './filterField'

const inOrder = (filter: FilterRecord) =>
  JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Ignores the order in which conditions were set. */
export const sameFilter = (one: FilterRecord, other: FilterRecord) => inOrder(one) === inOrder(other)
