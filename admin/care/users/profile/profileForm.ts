import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import {
  eachField,
  fieldOptions,
  formFields,
  type FormField,
  type KindOf,
} from '../../../../shared/facts/fields'
import { profileByAdminSchema } from '../../../../shared/forms/profileByAdmin'
import type { Profile } from '../../../parts/people/personRecord'

export type ProfileFormValues = { [F in FormField]: KindOf<F> extends 'flag' ? boolean : string }

export const toFormValues = (profile: Pick<Profile, FormField>) =>
  eachField(
    formFields,
    (field) => profile[field] ?? (fieldOptions[field].kind === 'flag' ? false : ''),
  ) as ProfileFormValues

/** The changed fields: only these are sent, so that nothing else is overwritten. */
export const changedFields = (before: ProfileFormValues, after: ProfileFormValues): FormField[] =>
  formFields.filter((field) => before[field] !== after[field])

export type ProfileChanges = ReturnType<ReturnType<typeof profileByAdminSchema>['validateSync']>

/**
 * Checks only the changed fields by the server's rules, because old records need not fit today's rules.
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
  /** Both changed it: the caller has to choose. */
  isDisputed: boolean
}

/** The fields that the caller changed and whose stored value now differs, with both values. */
export function conflictRows(before: Profile, mine: ProfileChanges, theirs: Profile): ConflictRow[] {
  const moved = changedFields(toFormValues(before), toFormValues(theirs))
  return formFields.flatMap((field) => {
    const wanted = mine[field]
    if (wanted === undefined) return []
    if ((wanted ?? '') === (theirs[field] ?? '')) return []
    return { field, mine: wanted, theirs: theirs[field] ?? null, isDisputed: moved.includes(field) }
  })
}

/** Other fields that the other person changed. */
export const changedBeside = (before: Profile, mine: ProfileChanges, theirs: Profile): FormField[] =>
  changedFields(toFormValues(before), toFormValues(theirs)).filter((field) => mine[field] === undefined)
