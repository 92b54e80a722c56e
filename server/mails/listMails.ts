import { type SQL, eq } from 'drizzle-orm'
import { mailErrorText } from '../../shared/messages/mailErrors'
import { requireStaff, type RequestContext } from '../access/context'
import type { Queryable } from '../db/client'
import type { FilterFields } from '../db/filterSql'
import { filteredPage } from '../db/filteredPage'
import type { Page } from '../db/keysetPage'
import { requireUuid } from '../db/requireUuid'
import type {
  MailDelivery,
  MailDeliveryFilter,
  QueryListMailsArgs,
  QueryListMailsByUserIdArgs,
} from '../generated/resolvers'
import { isResendable, mailLabel } from '../mail/isResendable'
import type { OutboxRow } from '../mail/outgoingMail'
import { mailOutbox } from '../schema/mail'

const fields: FilterFields<MailDeliveryFilter> = {
  Id: mailOutbox.id,
  UserId: mailOutbox.userId,
  State: mailOutbox.state,
  CreatedAt: mailOutbox.createdAt,
}

const order = { name: 'CreatedAt', column: mailOutbox.createdAt, id: mailOutbox.id }

/** One page of the mails within `among`; `list` names it for page tokens. */
export async function mailDeliveryPage(
  db: Queryable,
  list: string,
  args: QueryListMailsArgs,
  among?: SQL,
): Promise<Page<MailDelivery>> {
  return filteredPage(
    db,
    { name: list, table: mailOutbox, fields, order, among },
    args,
    ({ where, orderBy, limit }) =>
      db
        .select({ row: mailOutbox, cursor: order.column, cursorId: order.id })
        .from(mailOutbox)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    ({ row }) => toMailDelivery(row),
  )
}

/** A mail for staff, without address and content. */
export function toMailDelivery(row: OutboxRow): MailDelivery {
  return {
    Id: row.id,
    Sk: 'Mail',
    UserId: row.userId,
    Label: mailLabel(row.kind),
    State: row.state,
    Attempts: row.attempts,
    SentAt: row.sentAt,
    LastError: row.lastError === null ? null : mailErrorText(row.lastError),
    Resendable: row.state === 'Failed' && isResendable(row),
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}

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
