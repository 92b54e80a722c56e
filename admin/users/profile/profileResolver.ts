import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { JapaneseDate } from '../../../shared/dates'
import { profileByAdminSchema } from '../../../shared/validation/profileByAdmin'
import { changedFields, type ProfileFormValues } from './profileForm'

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
