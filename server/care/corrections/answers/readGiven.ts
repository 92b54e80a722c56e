import { isDeepStrictEqual } from 'node:util'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { apiErrorTexts } from '../../../../shared/words/program/apiErrors'
import { afterTheCheck, PROMISE_NOT_CORRECTED } from '../../../../shared/words/check/answerCorrections'
import type { Answer, Answers } from '../../../../shared/questionnaire/engine/answer'
import { parseAnswers } from '../../../../shared/questionnaire/engine/parseAnswer'
import { AppError } from '../../../ground/errors'
import type { CorrectableCheck } from './answerCase'

/**
 * Validates corrected answers as if given on the day of the check.
 * @throws AppError BAD_USER_INPUT with a sentence per question
 */
export function readGiven(
  { questionnaire, basis: { answeredOn, region } }: CorrectableCheck,
  input: unknown,
  today: JapaneseDate,
): Answers {
  const parsed = parseAnswers(input, questionnaire, { today, region })
  if (!parsed.ok) throw new AppError('BAD_USER_INPUT', apiErrorTexts.BAD_USER_INPUT, parsed.errors)
  const { answers } = parsed
  const promises = questionnaire.questions.filter(({ id, kind }) => kind === 'attestation' && answers[id])
  const late = Object.entries(answers).filter(([, answer]) => daysOf(answer).some((day) => day > answeredOn))
  const errors = {
    ...Object.fromEntries(promises.map(({ id }) => [id, PROMISE_NOT_CORRECTED])),
    ...Object.fromEntries(late.map(([id]) => [id, afterTheCheck(answeredOn)])),
  }
  if (Object.keys(errors).length > 0)
    throw new AppError('BAD_USER_INPUT', apiErrorTexts.BAD_USER_INPUT, errors)
  return answers
}

const daysOf = ({ date, dates }: Answer): JapaneseDate[] =>
  [date, ...Object.values(dates ?? {})].filter(
    (day): day is JapaneseDate => day !== undefined && day !== 'unknown' && day !== 'ongoing',
  )

export const withoutSame = (given: Answers, { now }: CorrectableCheck): Answers =>
  Object.fromEntries(
    Object.entries(given).filter(([id, answer]) => !isDeepStrictEqual(answer, now.answers[id])),
  )
