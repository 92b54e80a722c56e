import { bulkActs } from '../bulk'
import { isRealDate, type JapaneseDate } from '../dates'
import type { BulkAct } from '../generated/schema'
import { userProfileLabels } from '../labels/userProfileLabels'
import { RESUME_DATE_PAST } from '../messages/apiErrors'
import { UNTIL_NOT_TAKEN } from '../messages/bulk'
import { NOT_A_REAL_DATE } from '../messages/formMessages'
import { REASON_MAX, reasonField } from './personActions'
import { multiLineText } from './formFields'
import { object, string } from './yup'

/** What an act is given beside the people. `Until`: the day to go on, in the future. */
export const bulkChoiceSchema = (act: BulkAct, today: JapaneseDate) =>
  object({
    Until: string()
      .nullable()
      .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
      .test('coming', RESUME_DATE_PAST, (value) => !value || value > today)
      .test('taken', UNTIL_NOT_TAKEN, (value) => !value || bulkActs[act].takesUntil)
      .label(userProfileLabels.SuspendedUntil.admin),
  }).exact()

export const startBulkSchema = (act: BulkAct) =>
  object({
    Reason: bulkActs[act].needsReason ? reasonField() : multiLineText(REASON_MAX).nullable().label('理由'),
  }).exact()
