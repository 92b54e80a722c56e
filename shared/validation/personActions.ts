import { isRealDate, type JapaneseDate } from '../dates'
import { userProfileLabels } from '../labels/userProfileLabels'
import { NOT_IDENTIFIED, RESUME_DATE_PAST } from '../messages/apiErrors'
import {
  NOT_A_REAL_DATE,
  REASON_MISSING,
  NAME_TYPED_DIFFERS,
  TIME_NOT_CHOSEN,
} from '../messages/formMessages'
import { reopenQuestions } from '../messages/personActions'
import type { QuestionSet } from '../questionnaire/question'
import { emailField } from './email'
import { idField, multiLineText, text } from './formFields'
import { boolean, object, string, array } from './yup'

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

const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '')

/** A deletion as its dialog asks for it: with the reason, and the name typed back so that it is no slip. */
export const deleteUserFormSchema = (name: string) =>
  withReasonSchema.shape({
    TypedName: string()
      .required()
      .test('same', NAME_TYPED_DIFFERS, (value) => !value || withoutSpaces(value) === withoutSpaces(name))
      .label('氏名'),
  })

const INSTANT_LENGTH = 40

/** An hour that an administrator books on behalf of somebody; which hours there are, the server says. */
export const guidanceTimeSchema = object({
  UserId: idField(),
  StartAt: text(INSTANT_LENGTH).required(TIME_NOT_CHOSEN).label('日時'),
}).exact()

const questions = (id = string()) => array(id.required()).label(reopenQuestions.label)

/** Which questions of the check are to be answered again. */
export const reopenedQuestionsSchema = (set: QuestionSet) =>
  object({
    Questions: questions(string().oneOf(set.questions.map(({ id }) => id)))
      .min(1)
      .required(),
  }).exact()

/** The same as staff choose it, with the reason: no question chosen means all of them. */
export const reopenCheckFormSchema = object({
  UserId: idField(),
  Reason: reasonField(),
  Questions: questions().required(),
}).exact()
