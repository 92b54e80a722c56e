import { booleanLabel, presenceLabel } from '../../../shared/words/labels/commonLabels'
import { shownValue } from '../../../shared/words/labels/profileValues'
import { certificationLabels } from '../../../shared/words/labels/screeningLabels'
import { userRankLabels, userStatusLabels } from '../../../shared/words/labels/statusLabels'
import type { UserProfileField } from '../../../shared/words/labels/userProfileLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { fieldOptions, memberFields, staffFields, type EditedField } from '../../../shared/facts/fields'
import type { UserProfile } from '../../generated/resolvers'
import { type OwnRecord, dayValue, labelled, timeValue } from './ownValues'

/** Only the fields of a profile that a member is shown; notes for staff are not. */
export function profileRecord(profile: UserProfile): OwnRecord {
  const { Email, SuspensionStatus1, SuspendedUntil, ...others } = otherValues
  return [
    ...lines({ Email }, profile),
    ...editedLines(memberFields, profile),
    ...lines({ SuspensionStatus1, SuspendedUntil }, profile),
    ...editedLines(staffFields, profile),
    ...lines(others, profile),
  ]
}

type Values = Partial<Record<UserProfileField, ((profile: UserProfile) => string) | null>>

const lines = (values: Values, profile: UserProfile): OwnRecord =>
  Object.entries(values).flatMap(([field, valueOf]) =>
    valueOf ? [[labels[field as UserProfileField].donor ?? '', valueOf(profile)]] : [],
  )

const editedLines = (fields: readonly EditedField[], profile: UserProfile): OwnRecord =>
  fields.flatMap((field) => {
    const { donor } = labels[field]
    return donor === null ? [] : [[donor, editedValue(field, profile[field])]]
  })

/** For spreadsheets: dates in their format, numbers as stored. */
function editedValue(field: EditedField, value: string | boolean | null | undefined): string {
  const { kind, editedBy } = fieldOptions[field]
  if (typeof value === 'boolean') return editedBy === 'member' ? booleanLabel(value) : presenceLabel(value)
  if (kind === 'birthday') return day(value)
  return kind === 'gender' || kind === 'prefecture' ? shownValue(field, value) : (value ?? '')
}

const day = (date: string | null | undefined) => dayValue(date ?? null)

/** Text of the fields that no one edits; null if not exported. A new field does not compile without an entry. */
const otherValues: Record<
  Exclude<UserProfileField, EditedField>,
  ((profile: UserProfile) => string) | null
> = {
  Email: ({ Email }) => Email ?? '',
  SuspensionStatus1: (profile) => presenceLabel(profile.SuspensionStatus1),
  SuspendedUntil: (profile) => day(profile.SuspendedUntil),
  UserStatus: (profile) => userStatusLabels[profile.UserStatus],
  DonorStatus: (profile) => certificationLabels[profile.DonorStatus],
  DonorId: ({ DonorId }) => DonorId ?? '',
  UserRank: ({ UserRank }) => labelled(userRankLabels, UserRank),
  TotalDonationsCount: (profile) => String(profile.TotalDonationsCount),
  LatestDonationsCount: (profile) => String(profile.LatestDonationsCount),
  IntestinalFloraCount: (profile) => String(profile.IntestinalFloraCount),
  RegistrationDateOfService: (profile) => day(profile.RegistrationDateOfService),
  RegistrationDateOfDonor: (profile) => day(profile.RegistrationDateOfDonor),
  CommencementWindowPeriodDate: (profile) => day(profile.CommencementWindowPeriodDate),
  DonorExpirationDate: (profile) => day(profile.DonorExpirationDate),
  LossDonorStatusDate: (profile) => day(profile.LossDonorStatusDate),
  RetryByOffice: (profile) => presenceLabel(profile.RetryByOffice ?? false),
  DonationPaused: (profile) => presenceLabel(profile.DonationPaused ?? false),
  Resting: (profile) => presenceLabel(profile.Resting ?? false),
  RestingUntil: (profile) => day(profile.RestingUntil),
  // Exported with the checks and the log.
  OnlineCheckResult: null,
  OnlineCheckScore: null,
  UpdatedSuspensionStatus1ToTrueAt: null,
  // Internal to the office.
  BarCode: null,
  DeleteStatus: null,
  HasCaution: null,
  NextDate: null,
  NextDateKind: null,
  RetryState: null,
  RetryFrom: null,
  WaitingSince: (profile) => timeValue(profile.WaitingSince ?? null),
  WaitingPosition: null,
  WaitingPausedUntil: null,
  ExpectedInvitation: null,
  DonorProcessStatus: null,
  SentUpdateNoticeAt: null,
  ProfileCreatedAt: null,
}
