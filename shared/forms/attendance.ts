import { ATTENDANCE_UNDO_MINUTES } from '../facts/terms'
import type { InferType } from 'yup'
import { isRealDate, type JapaneseDate } from '../facts/dates'
import { foldKit } from '../facts/normalise'
import { identityDocuments } from '../words/labels/guidanceLabels'
import { CONSENT_DAY_TO_COME, VISIT_TWICE } from '../words/program/apiErrors'
import { NOT_A_REAL_DATE } from '../words/program/formMessages'
import { idField, text, choice } from './formFields'
import { array, boolean, object, string } from './yup'

const consentVersion = () => text(50).label('同意書の版')
const identityField = () => choice(identityDocuments).nullable().label('本人確認書類')

/** Consent and kit are required if the person came. */
export const attendanceSchema = object({
  UserId: idField(),
  Attended: boolean().required().label('参加'),
  ConsentVersion: consentVersion()
    .nullable()
    .when('Attended', ([attended], field) => (attended ? field.required() : field)),
  KitNumber: text(50)
    .transform((value: unknown) => (typeof value === 'string' ? foldKit(value) : value))
    .nullable()
    .when('Attended', ([attended], field) => (attended ? field.required() : field))
    .label('検査キット番号'),
  IdentityDocument: identityField(),
}).exact()

export type AttendanceValues = InferType<typeof attendanceSchema>

const ENTRIES_MAX = 100

/** The entries of a session; each is validated separately. */
export const attendancesSchema = object({
  Day: string().required(),
  ConsentVersion: consentVersion().nullable(),
  Entries: array(
    object({
      GuidanceId: idField(),
      Attended: boolean().required(),
      KitNumber: string().nullable(),
      ConsentVersion: string().nullable(),
      IdentityDocument: identityField(),
    }).exact(),
  )
    .required()
    .min(1)
    .max(ENTRIES_MAX)
    .label('記録する方')
    .test(
      'once',
      VISIT_TWICE,
      (entries) => new Set(entries.map(({ GuidanceId }) => GuidanceId)).size === entries.length,
    ),
}).exact()

/** How long an attendance can be taken back, and the mail about an absence waits. */
export const ATTENDANCE_UNDO_MS = ATTENDANCE_UNDO_MINUTES * 60_000

/** A consent signed again, at the latest today. */
export const consentSchema = (today: JapaneseDate) =>
  object({
    UserId: idField(),
    ConsentVersion: consentVersion().required(),
    IdentityDocument: identityField(),
    ConsentedOn: string()
      .required()
      .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
      .test('past', CONSENT_DAY_TO_COME, (value) => !value || value <= today)
      .label('署名した日'),
  }).exact()
