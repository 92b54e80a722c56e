import { classReaders } from '../../shared/access/classes'
import type { Role } from '../generated/graphql'

const { Contact, Flora, Health, Money, StaffNotes } = classReaders
const Place: readonly Role[] = [...Contact, 'Finance']
const Caution: readonly Role[] = [...StaffNotes, 'Support']

/** Who reads the columns and conditions that are not for all of staff, as the contract says it of the same fields. */
const fieldReaders: Readonly<Record<string, readonly Role[]>> = {
  Email: Contact,
  Tel: Contact,
  Pref: Place,
  City: Place,
  Address: Place,
  HasCaution: Caution,
  OnlineCheckResult: Health,
  Resting: Health,
  PointsToClear: Health,
  ExamResult: Health,
  RenewalExamResult: Health,
  DiversityScoreScaled: Flora,
  Enterotype: Flora,
  RewardStage: Money,
}

/** True if one of the duties reads what a column or a condition is about. */
export function isReadBy(held: readonly Role[], field: PropertyKey | undefined): boolean {
  const readers = fieldReaders[String(field)]
  return !readers || held.some((role) => readers.includes(role))
}
