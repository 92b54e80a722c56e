import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { filteredPage } from '../db/filteredPage'
import type { FilterFields } from '../db/filterSql'
import type { Page } from '../db/keysetPage'
import type { MailDelivery, MailDeliveryFilter, QueryListMailsArgs } from '../generated/resolvers'
import { mailOutbox } from '../schema/mail'
import { toMailDelivery } from './toMailDelivery'

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
