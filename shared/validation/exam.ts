import { isRealDate, type JapaneseDate } from '../dates'
import type { Certification, ImplementationStatus } from '../generated/schema'
import { healthCheckLabels as labels } from '../labels/screeningLabels'
import { CERTIFIED_WITHOUT_FINDINGS, EXAM_DATE_IN_FUTURE, EXAM_DATE_PAST } from '../messages/apiErrors'
import { NOT_A_REAL_DATE } from '../messages/formMessages'
import { choice } from './choice'
import { idField } from './id'
import { object, string } from './yup'

const done: readonly ImplementationStatus[] = ['Implemented', 'NotImplemented']
const judged: readonly Certification[] = ['Certified', 'NotCertified']

const day = () => string().test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))

/** The day of the test that is due, from `today` on. */
export const scheduleExamSchema = (today: JapaneseDate) =>
  object({
    UserId: idField(),
    ScheduledDate: day()
      .test('past', EXAM_DATE_PAST, (value) => !value || value >= today)
      .required()
      .label(labels.ExamDate.admin),
  }).exact()

/** What the hospital found and the company's judgement: the findings must carry a certification. */
export const healthCheckSchema = (today: JapaneseDate) =>
  object({
    ScreeningId: idField(),
    ExamDate: day()
      .test('future', EXAM_DATE_IN_FUTURE, (value) => !value || value <= today)
      .required()
      .label(labels.ExamDate.admin),
    MedicalHistoryStatus: choice(done).required().label(labels.MedicalHistoryStatus.admin),
    SampleTestResult: choice(judged).required().label(labels.SampleTestResult.admin),
    NormalJudgmentStatus: choice(done).required().label(labels.NormalJudgmentStatus.admin),
    DonorStatus: choice(judged)
      .required()
      .test('carried', CERTIFIED_WITHOUT_FINDINGS, (value, { parent }) => {
        const carried =
          parent.MedicalHistoryStatus === 'Implemented' &&
          parent.NormalJudgmentStatus === 'Implemented' &&
          parent.SampleTestResult === 'Certified'
        return value !== 'Certified' || carried
      })
      .label(labels.DonorStatus.admin),
  }).exact()
