import { requireStaff, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import type {
  QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
  ScreeningInfo,
} from '../generated/resolvers'
import { screeningPage } from './screeningPage'

/**
 * Everybody's screenings, those of people who have left included.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listScreenings(
  context: RequestContext,
  args: QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
): Promise<Page<ScreeningInfo>> {
  requireStaff(context)
  return screeningPage(context.deps.lists, 'screenings', args)
}
