import { and, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { countCapped } from '../db/countCapped'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page } from '../db/keysetPage'
import type { MailDelivery, QueryListMailsArgs } from '../generated/resolvers'
import { mailOutbox } from './tables'
import { toMailDelivery } from './toMailDelivery'

const fields: FilterFields = {
  Id: mailOutbox.id,
  UserId: mailOutbox.userId,
  State: mailOutbox.state,
  CreatedAt: mailOutbox.createdAt,
}

const order = { name: 'CreatedAt', column: mailOutbox.createdAt, id: mailOutbox.id }

/** One page of the mails that `among` leaves; `list` names them for the page tokens. */
export async function mailDeliveryPage(
  db: Queryable,
  list: string,
  args: QueryListMailsArgs,
  among?: SQL,
): Promise<Page<MailDelivery>> {
  const where = and(among, filterSql(args.filter, fields))
  return keysetPage(
    db,
    `${list}/${JSON.stringify(args.filter ?? {})}`,
    order,
    { limit: args.limit ?? 25, nextToken: args.nextToken, sortDirection: args.sortDirection ?? 'DESC' },
    ({ beyond, orderBy, limit }) =>
      db
        .select({ row: mailOutbox, cursor: order.column, cursorId: order.id })
        .from(mailOutbox)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    ({ row }) => toMailDelivery(row),
    () => countCapped(db, mailOutbox, where),
  )
}
