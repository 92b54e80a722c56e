import { conditionQuestion } from '../../shared/condition/conditionQuestion'
import { judgeCondition, type ConditionJudgement } from '../../shared/condition/judgeCondition'
import { japaneseDateOf } from '../../shared/dates'
import { CONDITION_DAY_MISSING, CONDITION_MISSING } from '../../shared/messages/apiErrors'
import { isAnswered } from '../../shared/questionnaire/askedQuestions'
import { parseAnswer } from '../../shared/questionnaire/parseAnswer'
import type { Question } from '../../shared/questionnaire/question'
import type { RequestContext } from '../access/context'
import { badField } from '../errors'

/**
 * Parses an answer and judges it by the current criteria.
 * @throws AppError BAD_USER_INPUT
 */
export function readAnswer(
  question: Question,
  answer: unknown,
  { now, deps }: RequestContext,
): ConditionJudgement {
  const today = japaneseDateOf(now)
  const parsed = parseAnswer(question, answer, { today, region: { name: '', municipalities: [] } })
  if (typeof parsed === 'string') throw badField('Answer', parsed)
  if (!parsed.choices) throw badField('Answer', CONDITION_MISSING)
  if (!isAnswered(conditionQuestion, parsed)) throw badField('Answer', CONDITION_DAY_MISSING)
  return judgeCondition(parsed, deps.questionnaires.current, today)
}
