import { profileFields } from '../../../shared/validation/profileFields'
import type { Profile } from '../personRecord'

/** What administrators edit in one form; stops have dialogs of their own, for they ask why. */
export const editableFields = [...profileFields, 'Caution', 'UpdateRequired'] as const

export type EditableField = (typeof editableFields)[number]

/** What the fields of the form hold: texts as typed, and two choices. */
export type ProfileFormValues = Record<Exclude<EditableField, Choice>, string> & Record<Choice, boolean>

type Choice = 'SubscribedMagazine' | 'UpdateRequired'

/** The stored values as the form shows them: an empty text where nothing is known. */
export const toFormValues = (profile: Profile): ProfileFormValues => ({
  LastName: profile.LastName ?? '',
  FirstName: profile.FirstName ?? '',
  LastNameFurigana: profile.LastNameFurigana ?? '',
  FirstNameFurigana: profile.FirstNameFurigana ?? '',
  Gender: profile.Gender ?? '',
  Birthday: profile.Birthday ?? '',
  Tel: profile.Tel ?? '',
  ZipCode: profile.ZipCode ?? '',
  Pref: profile.Pref ?? '',
  City: profile.City ?? '',
  Address: profile.Address ?? '',
  Building: profile.Building ?? '',
  SubscribedMagazine: profile.SubscribedMagazine,
  Caution: profile.Caution ?? '',
  UpdateRequired: profile.UpdateRequired,
})

/** The fields that somebody changed: only these are sent, so that nothing else is overwritten. */
export const changedFields = (before: ProfileFormValues, after: ProfileFormValues): EditableField[] =>
  editableFields.filter((field) => before[field] !== after[field])
