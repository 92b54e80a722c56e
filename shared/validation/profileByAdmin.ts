import type { JapaneseDate } from '../dates'
import { REASON_MISSING } from '../messages/formMessages'
import { memberFields, staffFields } from '../profile/fields'
import { multiLineText } from './formFields'
import { REASON_MAX } from './personActions'
import { profileRules, profileSchema } from './profile'
import { object } from './yup'

/**
 * What an administrator may change of a member: the personal data under the member's own rules, each only when it is
 * given, and what staff alone write. An address of mail is not among them: it belongs to the sign-in.
 * @param today the date in Japan that the age is counted on
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
