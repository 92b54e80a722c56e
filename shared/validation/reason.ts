import { isRealDate, type JapaneseDate } from '../dates'
import { userProfileLabels } from '../labels/userProfileLabels'
import { NOT_IDENTIFIED, RESUME_DATE_PAST } from '../messages/apiErrors'
import { NOT_A_REAL_DATE, REASON_MISSING } from '../messages/formMessages'
import { emailField } from './email'
import { idField } from './id'
import { multiLineText } from './text'
import { boolean, object, string } from './yup'

export const REASON_MAX = 500

/** Why staff do what they do, in their words. */
export const reasonField = () => multiLineText(REASON_MAX).required(REASON_MISSING).label('理由')

/** A person and the reason: deletion, invitation out of turn, and what lets somebody go on. */
export const withReasonSchema = object({ UserId: idField(), Reason: reasonField() }).exact()

/** A point that the office has looked at, and what came of it. */
export const closePointSchema = object({ Id: idField(), Reason: reasonField() }).exact()

/** An invitation out of turn, with a place that is free or one that is added. */
export const inviteOutOfTurnSchema = object({
  UserId: idField(),
  Reason: reasonField(),
  AddPlace: boolean().nullable().label('枠の追加'),
}).exact()

/** Another address for somebody who was identified. */
export const emailByAdminSchema = object({
  UserId: idField(),
  Email: emailField(),
  Identified: boolean()
    .test('identified', NOT_IDENTIFIED, (value) => value === true)
    .required()
    .label('本人確認'),
  Reason: reasonField(),
}).exact()

/** A suspension for a time and its end; with the day to go on, which is to come. */
export const stopUserSchema = (today: JapaneseDate) =>
  object({
    UserId: idField(),
    Stop: boolean().required().label('一時停止'),
    Reason: reasonField(),
    Until: string()
      .nullable()
      .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
      .test('coming', RESUME_DATE_PAST, (value) => !value || value > today)
      .label(userProfileLabels.SuspendedUntil.admin),
  }).exact()

/** An account without a profile is stopped without an end. */
export const stopAccountSchema = object({
  UserId: idField(),
  Stop: boolean().required().label('停止'),
  Reason: reasonField(),
}).exact()
