import { REFUSAL_NAME_MAX } from '../rules/criteria/refusalName'
import { isRealDate, type JapaneseDate } from '../facts/dates'
import { examDayProblem, type ExamDayProblem, type ExamDayRules } from '../rules/visits/examDays'
import type { Certification, ImplementationStatus } from '../generated/schema'
import { healthCheckLabels as labels, screeningInfoLabels } from '../words/labels/screeningLabels'
import {
  CERTIFIED_WITHOUT_FINDINGS,
  EXAM_DATE_CLOSED,
  EXAM_DATE_IN_FUTURE,
  EXAM_DATE_PAST,
  examDateAfterExpiry,
} from '../words/program/apiErrors'
import { NOT_A_REAL_DATE, NOT_A_TIME, NOT_CHOSEN } from '../words/program/formMessages'
import { choice, idField, text } from './formFields'
import { object, string } from './yup'

const done: readonly ImplementationStatus[] = ['Implemented', 'NotImplemented']
const judged: readonly Certification[] = ['Certified', 'NotCertified']

/** 09:30 */
export const EXAM_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const day = () => string().test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))

const time = () =>
  string()
    .transform((value: unknown) => (value === '' ? null : value))
    .matches(EXAM_TIME, NOT_A_TIME)
    .nullable()
    .label(screeningInfoLabels.ScheduledExamTime.admin)

export function examDayMessage(problem: ExamDayProblem, { expiration }: ExamDayRules): string {
  if (problem === 'past') return EXAM_DATE_PAST
  return problem === 'afterExpiry' && expiration ? examDateAfterExpiry(expiration) : EXAM_DATE_CLOSED
}

export const scheduleExamSchema = (rules: ExamDayRules) =>
  object({
    UserId: idField(),
    ScheduledDate: day()
      .test((value, context) => {
        const problem = value && isRealDate(value) ? examDayProblem(value, rules) : null
        return problem === null || context.createError({ message: examDayMessage(problem, rules) })
      })
      .required()
      .label(labels.ExamDate.admin),
    ScheduledTime: time(),
  }).exact()

/** The same, with a day that may be impossible. */
export const previewExamSchema = object({
  UserId: idField(),
  ScheduledDate: day().required().label(labels.ExamDate.admin),
  ScheduledTime: time(),
}).exact()

/** A certification needs all findings; a refusal may have a reason. */
export const healthCheckSchema = (today: JapaneseDate) =>
  object({
    ScreeningId: idField(),
    ExamDate: day()
      .test('future', EXAM_DATE_IN_FUTURE, (value) => !value || value <= today)
      .required()
      .label(labels.ExamDate.admin),
    MedicalHistoryStatus: choice(done).required(NOT_CHOSEN).label(labels.MedicalHistoryStatus.admin),
    SampleTestResult: choice(judged).required(NOT_CHOSEN).label(labels.SampleTestResult.admin),
    NormalJudgmentStatus: choice(done).required(NOT_CHOSEN).label(labels.NormalJudgmentStatus.admin),
    DonorStatus: choice(judged)
      .required(NOT_CHOSEN)
      .test('carried', CERTIFIED_WITHOUT_FINDINGS, (value, { parent }) => {
        const carried =
          parent.MedicalHistoryStatus === 'Implemented' &&
          parent.NormalJudgmentStatus === 'Implemented' &&
          parent.SampleTestResult === 'Certified'
        return value !== 'Certified' || carried
      })
      .label(labels.DonorStatus.admin),
    Reason: text(REFUSAL_NAME_MAX).nullable().label(labels.Reason.admin),
  }).exact()

/** For staff, a refusal requires a reason. */
export const healthCheckFormSchema = (today: JapaneseDate) =>
  healthCheckSchema(today).shape({
    Reason: text(REFUSAL_NAME_MAX)
      .nullable()
      .label(labels.Reason.admin)
      .when('DonorStatus', ([judgement], reason) =>
        judgement === 'NotCertified' ? reason.required(NOT_CHOSEN) : reason,
      ),
  })
