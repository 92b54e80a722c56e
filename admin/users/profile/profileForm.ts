import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { JapaneseDate } from '../../../shared/dates'
import {
  eachField,
  fieldOptions,
  formFields,
  type FormField,
  type KindOf,
} from '../../../shared/profile/fields'
import { profileByAdminSchema } from '../../../shared/validation/profileByAdmin'
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

export type ProfileChanges = ReturnType<ReturnType<typeof profileByAdminSchema>['validateSync']>

/**
 * Judges what was changed by the server's rules, and nothing else: an old record need not fit the rules of today.
 * @param ageCountsOn the day of the registration, as on the server
 */
export function profileResolver(
  before: ProfileFormValues,
  ageCountsOn: JapaneseDate,
): Resolver<ProfileFormValues, unknown, ProfileChanges> {
  return async (values, context, options) => {
    const fields = changedFields(before, values)
    const changes = Object.fromEntries(fields.map((field) => [field, values[field]]))
    const resolve = yupResolver(profileByAdminSchema(ageCountsOn, fields))
    return resolve(changes, context, options as Parameters<typeof resolve>[2]) as ReturnType<
      Resolver<ProfileFormValues, unknown, ProfileChanges>
    >
  }
}

type Value = string | boolean | null

export type ConflictRow = {
  field: FormField
  mine: Value
  theirs: Value
  /** Both changed it: somebody has to choose. */
  isDisputed: boolean
}

/** The fields I changed that do not stand as I want them, with the value that does. */
export function conflictRows(before: Profile, mine: ProfileChanges, theirs: Profile): ConflictRow[] {
  const moved = changedFields(toFormValues(before), toFormValues(theirs))
  return formFields.flatMap((field) => {
    const wanted = mine[field]
    if (wanted === undefined) return []
    if ((wanted ?? '') === (theirs[field] ?? '')) return []
    return { field, mine: wanted, theirs: theirs[field], isDisputed: moved.includes(field) }
  })
}

/** What the other changed beside it. */
export const changedBeside = (before: Profile, mine: ProfileChanges, theirs: Profile): FormField[] =>
  changedFields(toFormValues(before), toFormValues(theirs)).filter((field) => mine[field] === undefined)
