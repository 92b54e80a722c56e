import { eq } from 'drizzle-orm'
import { requireAnyone, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import type { Screening } from '../generated/resolvers'
import { findScreening } from './findScreening'
import { screenings } from '../schema/screenings'
import { toScreening } from './toScreening'

/**
 * A screening: for a member their own, for administrators any, for support staff without health data.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for somebody else's exactly as for an unknown one
 */
export async function getScreeningById(context: RequestContext, screeningId: string): Promise<Screening> {
  const caller = requireAnyone(context)
  const own = caller.kind === 'user' ? eq(screenings.userId, caller.id) : undefined
  const rows = await findScreening(context.deps.db, requireUuid(screeningId), own)
  if (!rows) throw new AppError('NOT_FOUND')
  return toScreening(rows, caller, context.deps.questionnaires)
}
