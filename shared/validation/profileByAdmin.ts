import type { JapaneseDate } from '../dates'
import { userProfileLabels as labels } from '../labels/userProfileLabels'
import { REASON_MISSING } from '../messages/formMessages'
import { profileSchema } from './profile'
import { profileFields } from './profileFields'
import { REASON_MAX } from './reason'
import { multiLineText } from './text'
import { boolean, object } from './yup'

const CAUTION_MAX = 2000

/**
 * What an administrator may change of a member: the personal data under the member's own rules, each only when it is
 * given, and what staff alone write. An address of mail is not among them: it belongs to the sign-in.
 * @param today the date in Japan that the age is counted on
 */
export function profileByAdminSchema(today: JapaneseDate, given: readonly string[]) {
  const personal = profileSchema(today).pick(profileFields.filter((field) => given.includes(field)))
  return personal.partial().concat(staffSchema)
}

const staffSchema = object({
  Caution: multiLineText(CAUTION_MAX)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .label(labels.Caution.admin),
  UpdateRequired: boolean().label(labels.UpdateRequired.admin),
  SuspensionStatus2: boolean().label(labels.SuspensionStatus2.admin),
  Reason: multiLineText(REASON_MAX)
    .nullable()
    .when('SuspensionStatus2', ([changed], field) =>
      changed === undefined ? field : field.required(REASON_MISSING),
    )
    .label('理由'),
})
