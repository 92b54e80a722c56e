import type { UserProfile } from '../../generated/schema'
import { editedFields, fieldOptions, type EditedField, type fields } from '../../facts/fields'
import type { CommonField, FieldLabel } from './commonLabels'
import { courseLabels, identityLabels } from './courseLabels'

type LabelOf<F extends EditedField> = {
  admin: string
  donor: (typeof fields)[F] extends { memberLabel: null } ? null : string
}

const editedLabels = Object.fromEntries(
  editedFields.map((field) => {
    const { label, memberLabel = label } = fieldOptions[field]
    return [field, { admin: label, donor: memberLabel }]
  }),
) as { [F in EditedField]: LabelOf<F> }

export const userProfileLabels = {
  ...identityLabels,
  ...editedLabels,
  ...courseLabels,
} satisfies Record<Exclude<keyof UserProfile, CommonField>, FieldLabel>

export type UserProfileField = keyof typeof userProfileLabels
