import type { Gender, Prefecture } from '../../shared/generated/schema'
import { profileFields } from '../../shared/validation/profileFields'

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

export type ProfileField = (typeof profileFields)[number]

export const isProfileField = (name: string): name is ProfileField =>
  profileFields.some((field) => field === name)
