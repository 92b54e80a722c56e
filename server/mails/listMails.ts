import { requireStaff, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import type { MailDelivery, QueryListMailsArgs } from '../generated/resolvers'
import { mailDeliveryPage } from './mailDeliveryPage'

/**
 * All mails, including those to staff, with their delivery state.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listMails(
  context: RequestContext,
  args: QueryListMailsArgs,
): Promise<Page<MailDelivery>> {
  requireStaff(context)
  return mailDeliveryPage(context.deps.lists, 'mails', args)
}
