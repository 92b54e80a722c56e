import { guidanceLabels } from '../words/labels/guidanceLabels'
import { isRealDate, type JapaneseDate } from '../facts/dates'
import { userProfileLabels } from '../words/labels/userProfileLabels'
import { NOT_IDENTIFIED, RESUME_DATE_PAST } from '../words/program/apiErrors'
import {
  NOT_A_REAL_DATE,
  REASON_MISSING,
  NAME_TYPED_DIFFERS,
  TIME_NOT_CHOSEN,
} from '../words/program/formMessages'
import { reopenQuestions } from '../words/office/personActions'
import { stoppedBookingWords } from '../words/visits/stoppedVisit'
import type { StoppedBooking } from '../generated/schema'
import type { QuestionSet } from '../questionnaire/engine/question'
import { emailField } from './email'
import { idField, multiLineText, text } from './formFields'
import { boolean, object, string, array } from './yup'
import { nfkc } from '../facts/normalise'

export const REASON_MAX = 500

export const reasonField = () => multiLineText(REASON_MAX).required(REASON_MISSING).label('理由')

export const withReasonSchema = object({ UserId: idField(), Reason: reasonField() }).exact()

export const closePointSchema = object({ Id: idField(), Reason: reasonField() }).exact()

/** `SameAs`: the one who it is; null for another person. */
export const decideSamePersonSchema = object({
  Id: idField(),
  SameAs: string().nullable().label('同じ方'),
  Reason: reasonField(),
}).exact()

/** `AddPlace` adds a place to the month if none is free. */
export const inviteOutOfTurnSchema = object({
  UserId: idField(),
  Reason: reasonField(),
  AddPlace: boolean().nullable().label('枠の追加'),
}).exact()

export const emailByAdminSchema = object({
  UserId: idField(),
  Email: emailField(),
  Identified: boolean()
    .test('identified', NOT_IDENTIFIED, (value) => value === true)
    .required()
    .label('本人確認'),
  Reason: reasonField(),
}).exact()

const bookingField = () => string<StoppedBooking>().oneOf(['Keep', 'Cancel']).nullable().label('予約')

/** `Until`: the day to resume, in the future. */
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
    Booking: bookingField(),
  }).exact()

/** Asks what becomes of a booking, if there is one. */
export const stopUserFormSchema = (today: JapaneseDate, isBooked: boolean) =>
  stopUserSchema(today).shape({
    Booking: bookingField().test('chosen', stoppedBookingWords.missing, (value) => !isBooked || !!value),
  })

export const stopAccountSchema = object({
  UserId: idField(),
  Stop: boolean().required().label('停止'),
  Reason: reasonField(),
}).exact()

const withoutSpaces = (text: string) => nfkc(text).replaceAll(/\s/gu, '')

/** The typed name must match, to prevent mistakes. */
export const deleteUserFormSchema = (name: string) =>
  withReasonSchema.shape({
    TypedName: string()
      .required()
      .test('same', NAME_TYPED_DIFFERS, (value) => !value || withoutSpaces(value) === withoutSpaces(name))
      .label('氏名'),
  })

const INSTANT_LENGTH = 40

/** The server checks which hours exist. */
export const guidanceTimeSchema = object({
  UserId: idField(),
  StartAt: text(INSTANT_LENGTH).required(TIME_NOT_CHOSEN).label('日時'),
}).exact()

const OUTSIDE_BOOKING_MAX = 100

/** The number that an outside calendar gave a booking. */
export const outsideBookingSchema = object({
  ZohoBookingId: text(OUTSIDE_BOOKING_MAX).nullable().label(guidanceLabels.ZohoBookingId.admin),
}).exact()

const questions = (id = string()) =>
  array(id.required().label(reopenQuestions.label)).label(reopenQuestions.label)

/** Questions to answer again. */
export const reopenedQuestionsSchema = (set: QuestionSet) =>
  object({
    Questions: questions(string().oneOf(set.questions.map(({ id }) => id)))
      .min(1)
      .required(),
  }).exact()

/** The form for staff: no question means all. */
export const reopenCheckFormSchema = object({
  UserId: idField(),
  Reason: reasonField(),
  Questions: questions().required(),
}).exact()
