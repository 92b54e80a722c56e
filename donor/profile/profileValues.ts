import { isPrefecture } from '../../shared/prefectures'
import {
  eachField,
  fieldOptions,
  memberFields,
  type MemberField,
  type TypedValue,
} from '../../shared/profile/fields'

/** Unchecked; an unset choice is absent. */
export type ProfileValues = { [F in MemberField]: TypedValue<F> }

export const isProfileField = (name: string): name is MemberField =>
  memberFields.some((field) => field === name)

/** From a profile or a draft; unfit values are empty. */
export const readProfileValues = (source: Partial<Record<string, unknown>>) =>
  eachField(memberFields, (field) => readValue(field, source[field])) as ProfileValues

function readValue(field: MemberField, value: unknown) {
  const { kind } = fieldOptions[field]
  if (kind === 'flag') return value === true
  if (kind === 'gender') return value === 'Man' || value === 'Women' ? value : undefined
  if (kind === 'prefecture') return typeof value === 'string' && isPrefecture(value) ? value : undefined
  return typeof value === 'string' ? value : ''
}

export type RefusedFields = Partial<Record<MemberField, string>>

/** From the history's state, set by the confirmation. */
export function refusedFields(state: unknown): RefusedFields {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return {}
  const { refused } = state
  if (typeof refused !== 'object' || refused === null) return {}
  return Object.fromEntries(
    Object.entries(refused).filter(
      ([field, message]) => isProfileField(field) && typeof message === 'string',
    ),
  )
}
