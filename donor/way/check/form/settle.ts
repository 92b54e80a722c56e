import type { CriteriaForDevice } from '../../../../shared/rules/criteria/forDevice'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import type { AnswerContext } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { settledAgainst } from '../../../../shared/questionnaire/engine/settledAgainst'
import { whatWouldChange } from '../../../../shared/questionnaire/engine/whatWouldChange'

export type Settled = { reason: string; change: string | null }[]

/** By the rules in force, as the server would judge now. Loaded separately, because few people need it. */
export function settle(
  { rules, municipalities, phrases }: CriteriaForDevice,
  questions: readonly Question[],
  answers: Answers,
  { today, region: { name } }: AnswerContext,
): Settled {
  const context = { today, answeredOn: today, region: { name, municipalities }, phrases }
  const reasons = settledAgainst(questions, answers, rules, context)
  const changes = whatWouldChange(
    { questions: [...questions], rules, phrases },
    { answers, reasons, answeredOn: today },
  )
  return reasons.map(({ reason }, index) => ({ reason, change: changes[index] ?? null }))
}
