import type { Role } from '../../../shared/generated/schema'
import type { ReadClass } from '../../../shared/rules/records/reads'

/** What an answer shows at one place of a document, or in one file. Made once and compared by identity. */
export type ReadPlace = {
  operation: string
  /** Fields by class of data, as Type.field. */
  fields: ReadonlyMap<ReadClass, ReadonlySet<string>>
  roles: ReadonlyMap<ReadClass, readonly Role[]>
}

/** Ids of the people whose records an answer shows to staff. */
export type Reads = Map<ReadPlace, Set<string>>

export function noteRead(reads: Reads, place: ReadPlace, personId: unknown): void {
  if (typeof personId !== 'string') return
  const people = reads.get(place)
  if (people) people.add(personId)
  else reads.set(place, new Set([personId]))
}
