import { classReaders } from '../../shared/access/classes'
import type { Role } from '../../shared/generated/schema'
import { fieldReaders } from '../generated/readers'

const readersOf: typeof fieldReaders = {
  ...fieldReaders,
  // People are found by it, and have no field of that name.
  PointsToClear: classReaders.Health,
}

/** True if one of the duties reads what a column, a condition or a line is about. */
export function isReadBy(held: readonly Role[], field: PropertyKey | undefined): boolean {
  const readers = readersOf[String(field)]
  return !readers || held.some((role) => readers.includes(role))
}
