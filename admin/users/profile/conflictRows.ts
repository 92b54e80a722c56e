import type { Profile } from '../personRecord'
import { changedFields, editableFields, toFormValues, type EditableField } from './profileForm'
import type { ProfileChanges } from './profileResolver'

type Value = string | boolean | null

export type ConflictRow = {
  field: EditableField
  mine: Value
  theirs: Value
  /** Both changed it: somebody has to choose. */
  isDisputed: boolean
}

/** The fields I changed that do not stand as I want them, with the value that does. */
export function conflictRows(before: Profile, mine: ProfileChanges, theirs: Profile): ConflictRow[] {
  const moved = changedFields(toFormValues(before), toFormValues(theirs))
  return editableFields.flatMap((field) => {
    const wanted = mine[field]
    if (wanted === undefined) return []
    if ((wanted ?? '') === (theirs[field] ?? '')) return []
    return { field, mine: wanted, theirs: theirs[field], isDisputed: moved.includes(field) }
  })
}

/** What the other changed beside it. */
export const changedBeside = (before: Profile, mine: ProfileChanges, theirs: Profile): EditableField[] =>
  changedFields(toFormValues(before), toFormValues(theirs)).filter((field) => mine[field] === undefined)
