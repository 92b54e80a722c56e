import { perObject } from '../../../shared/facts/perObject'
import { isPrefecture } from '../../../shared/facts/prefectures'
import { editedFields, type EditedField } from '../../../shared/facts/fields'
import type { UserProfile } from '../../generated/resolvers'
import type { Columns } from '../../ground/db/named'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { columnOf } from './profileColumns'

type Column = keyof UserProfileRow
type Made<F extends keyof UserProfile> = { of: readonly Column[]; from(row: UserProfileRow): UserProfile[F] }

/** Fields that are not plain columns, and their sources. */
const made = {
  Sk: { of: [], from: () => 'Profile' },
  Email: { of: ['email'], from: ({ email }) => email ?? '' },
  BarCode: {
    of: ['barCodeBucket', 'barCodeKey'],
    from: ({ barCodeBucket: bucket, barCodeKey: key }) => (bucket && key ? { bucket, key } : null),
  },
  Pref: { of: ['pref'], from: ({ pref }) => (pref !== null && isPrefecture(pref) ? pref : null) },
  RetryFrom: { of: ['retryOn'], from: ({ retryOn }) => retryOn },
} satisfies { [F in keyof UserProfile]?: Made<F> }

/** Fields that a resolver derives from others. */
const resolved = {
  WaitingPosition: ['Id', 'WaitingSince'],
  WaitingPausedUntil: ['Id', 'WaitingSince'],
  ExpectedInvitation: ['Id', 'WaitingSince'],
  Caution: ['Id', 'HasCaution'],
} as const satisfies {
  [F in keyof UserProfile]?: readonly (keyof UserProfile)[]
}

type StoredField = Exclude<keyof UserProfile, keyof typeof made | keyof typeof resolved>
type Stored = { [F in StoredField]: UserProfileRow[Uncapitalize<F>] }
type Told = Stored & { [F in keyof typeof made]: ReturnType<(typeof made)[F]['from']> }

const others: Record<Exclude<StoredField, EditedField>, true> = {
  Id: true,
  DonorId: true,
  UserRank: true,
  DeleteStatus: true,
  SuspensionStatus1: true,
  UpdatedSuspensionStatus1ToTrueAt: true,
  SuspendedUntil: true,
  HasCaution: true,
  NextDate: true,
  NextDateKind: true,
  RetryState: true,
  WaitingSince: true,
  UserStatus: true,
  DonorStatus: true,
  DonorProcessStatus: true,
  OnlineCheckResult: true,
  OnlineCheckScore: true,
  TotalDonationsCount: true,
  LatestDonationsCount: true,
  IntestinalFloraCount: true,
  RegistrationDateOfService: true,
  RegistrationDateOfDonor: true,
  CommencementWindowPeriodDate: true,
  DonorExpirationDate: true,
  LossDonorStatusDate: true,
  SentUpdateNoticeAt: true,
  DonationPaused: true,
  RetryByOffice: true,
  Resting: true,
  RestingUntil: true,
  ProfileCreatedAt: true,
  Version: true,
  CreatedAt: true,
  UpdatedAt: true,
}

const stored = [...editedFields, ...(Object.keys(others) as (keyof typeof others)[])].filter(
  (field): field is StoredField => !(field in made || field in resolved),
)

/** Reads a person from a row of these columns; other fields are absent. */
export type ProfileReader = {
  columns: Columns
  read(row: Readonly<Record<string, unknown>>): UserProfile
}

function readerOf(isAsked: (field: string) => boolean): ProfileReader {
  // The person's id is always needed.
  const fields = stored.filter((field) => field === 'Id' || isAsked(field))
  const columns = fields.map(columnOf)
  const built = Object.entries(made).filter(([field]) => isAsked(field))
  const names = new Set([...columns, ...built.flatMap(([, { of }]) => of)])
  return {
    columns: Object.fromEntries([...names].map((name) => [name, userProfiles[name]])),
    read(row) {
      const profile: Record<string, unknown> = {}
      for (let place = 0; place < fields.length; place++)
        profile[fields[place] as string] = row[columns[place] as Column]
      for (const [field, { from }] of built) profile[field] = from(row as UserProfileRow)
      return profile as Told
    },
  }
}

const whole = readerOf(() => true)
const readerOfSome = perObject((asked: ReadonlySet<string>) => {
  const sources = Object.entries(resolved).flatMap(([field, of]) => (asked.has(field) ? of : []))
  const read = new Set([...asked, ...sources])
  return readerOf((field) => read.has(field))
})

/** Reads only `asked` fields (null: all), the same set object at each run of a document. */
export const profileReader = (asked: ReadonlySet<string> | null): ProfileReader =>
  asked ? readerOfSome(asked) : whole

/** A person for the API; the schema defines who may read which field. */
export const toUserProfile = (row: UserProfileRow): UserProfile => whole.read(row)
