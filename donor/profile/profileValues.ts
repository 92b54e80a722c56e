import type { Gender, Prefecture } from '../../shared/generated/schema'

export type ProfileTextField =
  | 'LastName'
  | 'FirstName'
  | 'LastNameFurigana'
  | 'FirstNameFurigana'
  | 'Birthday'
  | 'Tel'
  | 'ZipCode'
  | 'City'
  | 'Address'
  | 'Building'

/** The form as it is typed: not yet checked, a choice not yet made is absent. */
export type ProfileValues = Record<ProfileTextField, string> & {
  Gender?: Gender | undefined
  Pref?: Prefecture | undefined
  SubscribedMagazine: boolean
}

/** In the order of the form, which is the order of its list of errors. */
export const profileFields = [
  'LastName',
  'FirstName',
  'LastNameFurigana',
  'FirstNameFurigana',
  'Gender',
  'Birthday',
  'Tel',
  'ZipCode',
  'Pref',
  'City',
  'Address',
  'Building',
  'SubscribedMagazine',
] as const satisfies readonly (keyof ProfileValues)[]

export type ProfileField = (typeof profileFields)[number]

export const isProfileField = (name: string): name is ProfileField =>
  profileFields.some((field) => field === name)
