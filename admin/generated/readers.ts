import { classReaders } from '../../shared/rules/records/access/classes'
import type { Role } from '../../shared/generated/schema'

const { Contact, Eligibility, Flora, Health, Money, StaffNotes } = classReaders
const ContactAndFinance: readonly Role[] = [...Contact, 'Finance']
const StaffNotesAndSupport: readonly Role[] = [...StaffNotes, 'Support']

/** Fields of the lists that not all of staff read, by the name that they have in each record. */
export const fieldReaders: Readonly<Record<string, readonly Role[]>> = {
  Address: ContactAndFinance,
  Building: ContactAndFinance,
  Caution: Health,
  City: ContactAndFinance,
  DonationPaused: Eligibility,
  Email: Contact,
  HasCaution: StaffNotesAndSupport,
  OnlineCheckResult: Health,
  OnlineCheckScore: Health,
  Pref: ContactAndFinance,
  Resting: Health,
  RestingUntil: Health,
  RetryByOffice: Eligibility,
  RetryFrom: Eligibility,
  RetryState: Eligibility,
  SubscribedMagazine: Contact,
  Tel: Contact,
  ZipCode: ContactAndFinance,
  ExamResult: Health,
  RenewalExamResult: Health,
  RewardStage: Money,
  RewardStatus: Money,
  DiversityScore: Flora,
  DiversityScoreScaled: Flora,
  Enterotype: Flora,
  IntestinalFloraComposition: Flora,
  Ranking: Flora,
}
