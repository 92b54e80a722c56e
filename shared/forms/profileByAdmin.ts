import type { JapaneseDate } from '../facts/dates'
import { REASON_MISSING } from '../words/program/formMessages'
import { memberFields, staffFields } from '../facts/fields'
import { multiLineText } from './formFields'
import { REASON_MAX } from './personActions'
import { profileRules, profileSchema } from './profile'
import { object } from './yup'

/**
 * An administrator's changes: member fields by the member's rules, if given, and staff fields. The email address
 * belongs to the sign-in.
 * @param today the Japanese date for the age
 */
export function profileByAdminSchema(today: JapaneseDate, given: readonly string[]) {
  const personal = profileSchema(today).pick(memberFields.filter((field) => given.includes(field)))
  return personal.partial().concat(
    object({
      ...profileRules(staffFields, today),
      Reason: multiLineText(REASON_MAX)
        .nullable()
        .when('SuspensionStatus2', ([changed], field) =>
          changed === undefined ? field : field.required(REASON_MISSING),
        )
        .label('理由'),
    }),
  )
}
