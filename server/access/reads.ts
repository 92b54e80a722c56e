import type { Role } from '../../shared/generated/schema'
import type { ReadClass } from '../../shared/reads'

/** What an answer shows of the records at one place of a document, or in one file. Made once, and known by itself. */
export type ReadPlace = {
  operation: string
  /** The fields, by their class of data, as Type.field. */
  fields: ReadonlyMap<ReadClass, ReadonlySet<string>>
  /** By which each class may be read. */
  roles: ReadonlyMap<ReadClass, readonly Role[]>
}

/** What an answer shows to somebody of staff, and whose records they are. */
export type Reads = Map<ReadPlace, Set<string>>

/** Adds a record of a person at a place. */
export function noteRead(reads: Reads, place: ReadPlace, personId: unknown): void {
  if (typeof personId !== 'string') return
  const people = reads.get(place)
  if (people) people.add(personId)
  else reads.set(place, new Set([personId]))
}
