import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '../../shared/questionnaire/answer'
import type { JapaneseDate } from '../../shared/dates'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { isRecord } from '../../shared/isRecord'
import { parseAnswers } from '../../shared/questionnaire/parseAnswer'
import type { QuestionSet, Region } from '../../shared/questionnaire/question'
import { AppError } from '../errors'
import type { OnlineCheckRow } from '../schema/screenings'

/**
 * Stored answers with those of a call over them, question by question; null takes an answer away. Two devices that
 * answer different questions at the same time therefore lose nothing. What changes is no longer taken over (`carried`).
 * @throws AppError BAD_USER_INPUT with a sentence for each question whose answer is not in order
 */
export function mergeAnswers(
  { answers: stored, carried }: Pick<OnlineCheckRow, 'answers' | 'carried'>,
  given: unknown,
  { set, ...context }: { set: QuestionSet; today: JapaneseDate; region: Region },
): Pick<OnlineCheckRow, 'answers' | 'carried'> {
  if (!isRecord(given)) throw new AppError('BAD_USER_INPUT')
  const entries = Object.entries(given)
  const parsed = parseAnswers(
    Object.fromEntries(entries.filter(([, answer]) => answer !== null)),
    set,
    context,
  )
  if (!parsed.ok) throw new AppError('BAD_USER_INPUT', apiErrorTexts.BAD_USER_INPUT, parsed.errors)
  const changed = new Set(entries.map(([id]) => id))
  const kept = Object.entries(stored).filter(([id]) => !changed.has(id))
  const answers: Answers = { ...Object.fromEntries(kept), ...parsed.answers }
  const same = Object.entries(carried).filter(([id]) => isDeepStrictEqual(answers[id], stored[id]))
  return { answers, carried: Object.fromEntries(same) }
}
