import { classReaders } from '../../../shared/rules/records/access/classes'
import type { Role } from '../../../shared/generated/schema'
import { fieldReaders } from '../../generated/readers'

const ofMaterial = (...except: readonly Role[]) =>
  classReaders.Material.filter((role) => !except.includes(role))

const readersOf: typeof fieldReaders = {
  ...fieldReaders,
  // A filter of people, not a field of a person.
  PointsToClear: classReaders.Health,
  // Of units, whose other fields bear names that everybody reads elsewhere.
  WeightGrams: ofMaterial('Coordinator'),
  BristolType: ofMaterial('Coordinator', 'Auditor'),
  RejectionReason: ofMaterial('Coordinator', 'Auditor'),
}

export function isReadBy(held: readonly Role[], field: PropertyKey | undefined): boolean {
  const readers = readersOf[String(field)]
  return !readers || held.some((role) => readers.includes(role))
}
