import { statementQuestion } from '../../shared/condition/conditionQuestion'
import { requireActiveUser, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { ConditionReport, SubmitStatementInput } from '../generated/resolvers'
import { findProfileForUpdate } from '../users/findProfile'
import { keepStatement } from './keepStatement'
import { readAnswer, toConditionReport } from './readAnswer'

/**
 * The statement on the day of a donation; the answer tells whether to come.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff and while suspended, BAD_USER_INPUT, INVALID_STATE
 * unless certified, and once stool was received after a statement of the day
 */
export async function submitStatement(
  context: RequestContext,
  input: SubmitStatementInput,
): Promise<ConditionReport> {
  const caller = requireActiveUser(context)
  const judgement = readAnswer(statementQuestion, input.Answer, context)
  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('INVALID_STATE')
    return toConditionReport(await keepStatement(tx, context, { profile, judgement, by: caller.id }))
  })
}
