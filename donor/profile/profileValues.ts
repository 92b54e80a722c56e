import { isPrefecture } from '../../shared/prefectures'
import {
  eachField,
  fieldOptions,
  memberFields,
  type MemberField,
  type TypedValue,
} from '../../shared/profile/fields'

/** The form as it is typed: not yet checked, a choice not yet made is absent. */
export type ProfileValues = { [F in MemberField]: TypedValue<F> }

export const isProfileField = (name: string): name is MemberField =>
  memberFields.some((field) => field === name)

/** What a saved profile or a kept draft holds of the form; empty where it holds nothing fit. */
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

/** The server's messages about single fields, as the confirmation hands them back in the state of the history. */
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
