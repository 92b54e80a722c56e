import { eq } from 'drizzle-orm'
import { requireAnyone, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import type {
  QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs,
  ScreeningInfo,
} from '../generated/resolvers'
import { screeningPage } from './screeningPage'
import { screenings } from '../schema/screenings'

/**
 * The screenings of one person: for staff of anybody, for a member their own.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for the id of somebody else exactly as for an unknown one,
 *   BAD_USER_INPUT for limit, token or filter
 */
export async function listScreeningInfoByUserId(
  context: RequestContext,
  args: QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs,
): Promise<Page<ScreeningInfo>> {
  const caller = requireAnyone(context)
  const userId = requireUuid(args.UserId)
  if (caller.kind === 'user' && caller.id !== userId) throw new AppError('NOT_FOUND')
  return screeningPage(context.deps.db, `screenings/${userId}`, args, {
    among: eq(screenings.userId, userId),
  })
}
