import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { NO_VISIT_TODAY } from '../../../shared/words/program/apiErrors'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, requireUuid } from '../../ground/errors'
import type { GuidanceVisit, GuidanceVisitInput } from '../../generated/resolvers'
import { guidances } from '../../ground/tables/guidance'
import { holdVisit } from './findGuidance'
import { visitOf } from './getGuidanceDay'

/** Records that a person came to today's booking, before anything is signed. The first time stays. */
export async function checkInGuidance(
  context: RequestContext,
  input: GuidanceVisitInput,
): Promise<GuidanceVisit> {
  const caller = requireDuty(context, 'checkInGuidance')
  return changeCheckIn(context, input, { operation: 'CheckIn', actorId: caller.id })
}

/** Undoes it until attendance is recorded. */
export async function undoGuidanceCheckIn(
  context: RequestContext,
  input: GuidanceVisitInput,
): Promise<GuidanceVisit> {
  const caller = requireDuty(context, 'undoGuidanceCheckIn')
  return changeCheckIn(context, input, { operation: 'UndoCheckIn', actorId: caller.id })
}

async function changeCheckIn(
  context: RequestContext,
  input: GuidanceVisitInput,
  { operation, actorId }: { operation: 'CheckIn' | 'UndoCheckIn'; actorId: string },
): Promise<GuidanceVisit> {
  const id = requireUuid(input.GuidanceId)
  const { now, requestId } = context
  const today = japaneseDateOf(now)
  return inTransaction(context, async (tx) => {
    const { row } = await holdVisit(tx, id)
    if (row.status !== 'Reserved' || !row.reservedAt || japaneseDateOf(row.reservedAt) !== today)
      throw new AppError('INVALID_STATE', NO_VISIT_TODAY)
    const isHere = row.checkedInAt !== null && japaneseDateOf(row.checkedInAt) === today
    if (isHere !== (operation === 'CheckIn')) {
      const checkedInAt = operation === 'CheckIn' ? now : null
      await tx.update(guidances).set({ checkedInAt }).where(eq(guidances.id, id))
      const event = { category: 'Guidance', operation } as const
      await recordActivity(tx, { event, userId: row.userId, actorId, now, requestId })
    }
    return visitOf(tx, context, { id, day: today })
  })
}
