import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { requireUser, type RequestContext } from '../../../ground/access/context'
import { keysetPage, wholeRows, type PageOrder } from '../../../ground/db/keysetPage'
import { AppError, requireUuid } from '../../../ground/errors'
import type {
  MessageList,
  QueryListMessagesArgs,
  ReadMessageInput,
  Success,
} from '../../../generated/resolvers'
import { mailContents } from '../../../ground/outbox/mailContent'
import { mailOutbox } from '../../../ground/tables/mail'

const order: PageOrder = { name: 'CreatedAt', column: mailOutbox.createdAt, id: mailOutbox.id }

/** Mails with codes and passwords keep nothing once sent. */
const sentTo = (userId: string) =>
  and(eq(mailOutbox.userId, userId), isNotNull(mailOutbox.sentAt), isNotNull(mailOutbox.params))

/**
 * The mails sent to the caller, newest first.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT for limit or token
 */
export async function listMessages(
  context: RequestContext,
  { limit, nextToken }: QueryListMessagesArgs,
): Promise<MessageList> {
  const { id } = requireUser(context)
  const { db } = context.deps
  const page = await keysetPage({
    ...wholeRows({ db, table: mailOutbox, order }, (row) => row),
    list: `messages/${id}`,
    request: { limit: limit ?? 20, nextToken },
    where: sentTo(id),
    count: () => Promise.resolve(0),
  })
  const contents = await mailContents(page.items, context.deps)
  return {
    nextToken: page.nextToken,
    items: page.items.flatMap((row) => {
      const content = contents.get(row.id)
      if (!content || !row.sentAt) return []
      const { subject: Subject, text: Text } = content
      return [{ Id: row.id, Subject, Text, SentAt: row.sentAt, OpenedAt: row.openedAt }]
    }),
  }
}

/**
 * Marks a message to the caller as read; the first time is kept.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND
 */
export async function readMessage(context: RequestContext, { Id }: ReadMessageInput): Promise<Success> {
  const { id } = requireUser(context)
  const { db } = context.deps
  const which = and(sentTo(id), eq(mailOutbox.id, requireUuid(Id)))
  await db
    .update(mailOutbox)
    .set({ openedAt: context.now })
    .where(and(which, isNull(mailOutbox.openedAt)))
  const found = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(which)
  if (found.length === 0) throw new AppError('NOT_FOUND')
  return { success: true }
}
