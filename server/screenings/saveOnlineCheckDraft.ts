import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { requireActiveUser, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { OnlineCheckAnswersInput, Screening } from '../generated/resolvers'
import { onlineChecks } from '../schema/screenings'
import { findDraftForUpdate, findScreening } from './findScreening'
import { mergeAnswers } from './mergeAnswers'
import { toScreening } from './toScreening'

/**
 * Keeps answers as they are given. Only the questions that changed need to be sent; null takes an answer away.
 * No activity row: the log tells of the start and of the submission.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE once it is sent, BAD_USER_INPUT by question id
 */
export async function saveOnlineCheckDraft(
  context: RequestContext,
  input: OnlineCheckAnswersInput,
): Promise<Screening> {
  const caller = requireActiveUser(context)
  const { now, deps } = context
  return inTransaction(context, async (tx) => {
    const draft = await findDraftForUpdate(tx, caller.id, input.ScreeningId)
    const given = mergeAnswers(draft, input.Answers, {
      set: deps.questionnaires.of(draft.version),
      today: japaneseDateOf(now),
      region: deps.texts.region,
    })
    await tx
      .update(onlineChecks)
      .set({ ...given, savedAt: now, updatedAt: now })
      .where(eq(onlineChecks.screeningId, draft.screeningId))
    const rows = await findScreening(tx, draft.screeningId)
    if (!rows) throw new AppError('NOT_FOUND')
    return toScreening(rows, caller, deps.questionnaires)
  })
}
