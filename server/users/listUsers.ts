import { requireDuty, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import type { QueryListUsersByIdProfileCreatedAtArgs, UserProfile } from '../generated/resolvers'
import { userPage } from './userPage'

/**
 * Everybody with a profile, those who have left included unless the filter says otherwise.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listUsers(
  context: RequestContext,
  args: QueryListUsersByIdProfileCreatedAtArgs,
  asked: ReadonlySet<string>,
): Promise<Page<UserProfile>> {
  requireDuty(context, 'listUsersByIdProfileCreatedAt')
  return userPage(context, args, { asked })
}
