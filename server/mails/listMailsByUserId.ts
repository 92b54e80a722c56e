import { eq } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import { requireUuid } from '../db/requireUuid'
import type { MailDelivery, QueryListMailsByUserIdArgs } from '../generated/resolvers'
import { mailDeliveryPage } from './mailDeliveryPage'
import { mailOutbox } from '../schema/mail'

/**
 * The mails to one person, newest first.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, NOT_FOUND for an invalid id, BAD_USER_INPUT for
 * limit or token
 */
export async function listMailsByUserId(
  context: RequestContext,
  { UserId, ...args }: QueryListMailsByUserIdArgs,
): Promise<Page<MailDelivery>> {
  requireStaff(context)
  const userId = requireUuid(UserId)
  return mailDeliveryPage(context.deps.lists, `mails/${userId}`, args, eq(mailOutbox.userId, userId))
}
