import type { MemberField } from '../../shared/profile/fields'
import { isProfileField } from './profileValues'

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
