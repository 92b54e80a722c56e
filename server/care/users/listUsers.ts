import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Page } from '../../ground/db/keysetPage'
import type { QueryListUsersByIdProfileCreatedAtArgs, UserProfile } from '../../generated/resolvers'
import { userPage } from './userPage'

/** All people with a profile; includes those who have left unless filtered out. */
export async function listUsers(
  context: RequestContext,
  args: QueryListUsersByIdProfileCreatedAtArgs,
  asked: ReadonlySet<string>,
): Promise<Page<UserProfile>> {
  requireDuty(context, 'listUsersByIdProfileCreatedAt')
  return userPage(context, args, { asked })
}
