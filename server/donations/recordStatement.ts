import { statementQuestion } from '../../shared/condition/conditionQuestion'
import { requireAdministrator, type RequestContext } from '../access/context'
import { keepStatement } from '../condition/keepStatement'
import { readAnswer } from '../condition/readAnswer'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import type { Reception, RecordStatementInput } from '../generated/resolvers'
import { findProfileForUpdate, requirePresent } from '../users/findProfile'
import { receptionOf } from './receptionOf'

/**
 * The day's statement, told at the reception.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE
 * unless certified, and once stool was received after a statement of the day
 */
export async function recordStatement(
  context: RequestContext,
  input: RecordStatementInput,
): Promise<Reception> {
  const caller = requireAdministrator(context)
  const userId = requireUuid(input.UserId)
  const judgement = readAnswer(statementQuestion, input.Answer, context)
  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    await keepStatement(tx, context, { profile, judgement, by: caller.id })
    return receptionOf(tx, context, userId)
  })
}
