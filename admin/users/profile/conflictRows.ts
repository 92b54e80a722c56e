import { formFields, type FormField } from '../../../shared/profile/fields'
import type { Profile } from '../personRecord'
import { changedFields, toFormValues } from './profileForm'
import type { ProfileChanges } from './profileResolver'

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
