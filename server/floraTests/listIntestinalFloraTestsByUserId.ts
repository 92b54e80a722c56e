import { eq } from 'drizzle-orm'
import { requireAnyone, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import type {
  InspectionDetail,
  QueryListIntestinalFloraTestInspectionDetailByUserIdArgs,
} from '../generated/resolvers'
import { floraTestPage } from './floraTestPage'
import { floraTests } from '../schema/floraTests'

/**
 * One person's flora tests; members may read only their own.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for another person as for an unknown id, BAD_USER_INPUT for
 * limit, token or filter
 */
export async function listIntestinalFloraTestsByUserId(
  context: RequestContext,
  args: QueryListIntestinalFloraTestInspectionDetailByUserIdArgs,
): Promise<Page<InspectionDetail>> {
  const caller = requireAnyone(context)
  const userId = requireUuid(args.UserId)
  if (caller.kind === 'user' && caller.id !== userId) throw new AppError('NOT_FOUND')
  return floraTestPage(context, `floraTests/${userId}`, args, { among: eq(floraTests.userId, userId) })
}
