import type { ExamStage } from '../../shared/generated/schema'
import type { ScreeningInfo } from '../generated/resolvers'
import type { ScreeningRow } from '../schema/screenings'

/** What a list tells of a screening's test; `EXAM_STAGE` has the same stages for its conditions. */
export function examOf(row: ScreeningRow): Pick<ScreeningInfo, 'ExamStage' | 'ExamResult' | 'ExamDay'> {
  const judgedOn = row.initialExamDate ?? row.renewalExamDate
  const scheduled = row.scheduledInitialExamDate ?? row.scheduledRenewalExamDate
  const stage: ExamStage = judgedOn
    ? 'Judged'
    : scheduled
      ? 'Scheduled'
      : row.examRequestedAt
        ? 'Wished'
        : 'Checking'
  return {
    ExamStage: stage,
    ExamResult: judgedOn ? resultOf(row) : null,
    ExamDay: judgedOn ?? scheduled,
  }
}

/** A certification by the test for registration is the donor period that begins with it. */
const resultOf = ({ inspectionType, renewalExamResult, validFrom }: ScreeningRow) =>
  inspectionType === 'Renewal' ? renewalExamResult : validFrom ? 'Certified' : 'NotCertified'
