import { conditionQuestion } from '../../shared/condition/conditionQuestion'
import { judgeCondition, type ConditionJudgement, togetherOf } from '../../shared/condition/judgeCondition'
import { japaneseDateOf } from '../../shared/dates'
import { CONDITION_DAY_MISSING, CONDITION_MISSING } from '../../shared/messages/apiErrors'
import { isAnswered } from '../../shared/questionnaire/askedQuestions'
import { parseAnswer } from '../../shared/questionnaire/parseAnswer'
import type { Question } from '../../shared/questionnaire/question'
import type { RequestContext } from '../access/context'
import { badField } from '../errors'
import type { ConditionReport } from '../generated/resolvers'
import type { ConditionReportRow } from '../schema/condition'

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

/** A report for its person and for administrators. Donations since then are resolved separately. */
export function toConditionReport(row: ConditionReportRow): ConditionReport {
  const { items } = row.judgement
  const { outcome, notBefore } = togetherOf(items)
  return {
    Id: row.id,
    Sk: 'ConditionReport',
    UserId: row.userId,
    Kind: row.kind,
    Day: row.day,
    Since: row.since,
    Items: items.map((item) => ({
      Choice: item.choice,
      Date: item.date,
      Outcome: item.outcome,
      NotBefore: item.notBefore,
    })),
    Outcome: outcome,
    NotBefore: notBefore,
    RecordedByStaff: row.recordedByStaff,
    Lifted: row.lifted,
    DonationsSince: null,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
