import { classReaders } from '../../../shared/rules/records/access/classes'
import type { Role } from '../../../shared/generated/schema'
import { fieldReaders } from '../../generated/readers'

const readersOf: typeof fieldReaders = {
  ...fieldReaders,
  // A filter of people, not a field of a person.
  PointsToClear: classReaders.Health,
}

export function isReadBy(held: readonly Role[], field: PropertyKey | undefined): boolean {
  const readers = readersOf[String(field)]
  return !readers || held.some((role) => readers.includes(role))
}
