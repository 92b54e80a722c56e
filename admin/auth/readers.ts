import { classReaders } from '../../shared/access/classes'
import type { Role } from '../generated/graphql'

const { Contact, Flora, Health, Money, StaffNotes } = classReaders
const Place: readonly Role[] = [...Contact, 'Finance']
const Notes: readonly Role[] = [...StaffNotes, 'Support']

/** Who reads what is not for all of staff, as the contract says it of the same fields. */
const fieldReaders: Readonly<Record<string, readonly Role[]>> = {
  Email: Contact,
  Tel: Contact,
  SubscribedMagazine: Contact,
  ZipCode: Place,
  Pref: Place,
  City: Place,
  Address: Place,
  Building: Place,
  HasCaution: Notes,
  Caution: Health,
  OnlineCheckResult: Health,
  OnlineCheckScore: Health,
  Resting: Health,
  RestingUntil: Health,
  PointsToClear: Health,
  ExamResult: Health,
  RenewalExamResult: Health,
  DiversityScoreScaled: Flora,
  Enterotype: Flora,
  RewardStage: Money,
  RewardStatus: Money,
}

/** True if one of the duties reads what a column, a condition or a line is about. */
export function isReadBy(held: readonly Role[], field: PropertyKey | undefined): boolean {
  const readers = fieldReaders[String(field)]
  return !readers || held.some((role) => readers.includes(role))
}
