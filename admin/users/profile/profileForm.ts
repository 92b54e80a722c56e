import {
  eachField,
  fieldOptions,
  formFields,
  type FormField,
  type KindOf,
} from '../../../shared/profile/fields'
import type { Profile } from '../personRecord'

/** What the fields of the form hold: texts as typed, and choices. */
export type ProfileFormValues = { [F in FormField]: KindOf<F> extends 'flag' ? boolean : string }

/** The stored values as the form shows them: an empty text where nothing is known. */
export const toFormValues = (profile: Pick<Profile, FormField>) =>
  eachField(
    formFields,
    (field) => profile[field] ?? (fieldOptions[field].kind === 'flag' ? false : ''),
  ) as ProfileFormValues

/** The fields that somebody changed: only these are sent, so that nothing else is overwritten. */
export const changedFields = (before: ProfileFormValues, after: ProfileFormValues): FormField[] =>
  formFields.filter((field) => before[field] !== after[field])
