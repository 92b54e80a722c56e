import type { Answers } from '../../shared/questionnaire/answer'
import type { AnswerContext } from '../../shared/questionnaire/parseAnswer'
import type { Question } from '../../shared/questionnaire/question'
import { questionnaires } from '../../shared/questionnaire/questionnaires'
import { settledAgainst } from '../../shared/questionnaire/settledAgainst'
import { whatWouldChange } from '../../shared/questionnaire/whatWouldChange'
import type { Settled } from './useHonestStop'

/** Loaded apart, for it brings the rules. */
export function settle(
  version: string,
  questions: readonly Question[],
  answers: Answers,
  { today, region }: AnswerContext,
): Settled {
  const known = questionnaires.all.find((questionnaire) => questionnaire.version === version)
  if (!known) return []
  const reasons = settledAgainst(questions, answers, known.rules, { today, answeredOn: today, region })
  const changes = whatWouldChange(known, { answers, reasons, answeredOn: today })
  return reasons.map(({ reason }, index) => ({ reason, change: changes[index] ?? null }))
}
