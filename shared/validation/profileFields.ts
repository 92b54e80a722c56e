import type { ProfileInput } from './profile'

/** What members enter of themselves, in the order of the form, which is the order of its list of errors. */
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
] as const satisfies readonly (keyof ProfileInput)[]
