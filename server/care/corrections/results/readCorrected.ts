import type { Findings } from '../../../../shared/rules/criteria/corrections'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import type { FloraResult } from '../../../../shared/words/check/corrections'
import { CORRECT_ONE_THING, NOTHING_TO_CORRECT } from '../../../../shared/words/check/corrections'
import { correctedJudgementSchema, correctedResultSchema } from '../../../../shared/forms/corrections'
import { AppError, badField, validated } from '../../../ground/errors'
import { floraResultOf, requireAfterInvitation } from '../../floraTests/enterFloraResult'
import type { PreviewCorrectionInput } from '../../../generated/resolvers'
import type { CorrectableRecord } from './findRecord'

/** The corrected content of a record; null if its result is taken back. */
export type Corrected = Findings | FloraResult | null

/** @throws AppError BAD_USER_INPUT, INVALID_STATE for the other kind of record */
export function readCorrected(
  record: CorrectableRecord,
  input: PreviewCorrectionInput,
  now: Date,
): Corrected {
  const given = [input.Judgement, input.FloraTest, input.TakeBack === true ? true : null]
  if (given.filter((part) => part != null).length !== 1) throw badField('RecordId', CORRECT_ONE_THING)
  if ((record.kind === 'Judgement') !== (input.Judgement != null))
    throw new AppError('INVALID_STATE', NOTHING_TO_CORRECT)
  if (record.kind === 'Judgement') return readFindings(record.id, input, now)
  if (input.TakeBack === true) return null
  const result = validated(correctedResultSchema(japaneseDateOf(now)), {
    InspectionDetailId: record.id,
    ...withoutNull(input.FloraTest ?? {}),
  })
  const found = floraResultOf(result, record.before.examDate)
  requireAfterInvitation(record.test, found.examDate)
  return found
}

function readFindings(ScreeningId: string, { Judgement }: PreviewCorrectionInput, now: Date): Findings {
  const found = validated(correctedJudgementSchema(japaneseDateOf(now)), {
    ScreeningId,
    ...withoutNull(Judgement ?? {}),
  })
  return {
    examDate: found.ExamDate,
    medicalHistoryStatus: found.MedicalHistoryStatus,
    sampleTestResult: found.SampleTestResult,
    normalJudgmentStatus: found.NormalJudgmentStatus,
    donorStatus: found.DonorStatus,
    reason: found.DonorStatus === 'NotCertified' ? (found.Reason ?? null) : null,
  }
}

const withoutNull = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
