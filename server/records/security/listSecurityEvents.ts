import { sql } from 'drizzle-orm'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { FilterFields } from '../../ground/db/filterSql'
import { filteredPage, readPage, type Page } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import type {
  QueryListSecurityEventsArgs,
  SecurityEvent,
  SecurityEventFilter,
} from '../../generated/resolvers'
import { securityEvents } from '../../ground/tables/security'
import { asContract } from '../../ground/db/asContract'

const fields: FilterFields<SecurityEventFilter> = {
  ...asContract(securityEvents, 'kind', 'accountId', 'time'),
}

const order = { name: 'Time', column: securityEvents.time, id: securityEvents.id }

/** The security log, newest first. */
export async function listSecurityEvents(
  context: RequestContext,
  args: QueryListSecurityEventsArgs,
): Promise<Page<SecurityEvent>> {
  requireDuty(context, 'listSecurityEvents')
  const db = await readsOf(context, context.deps.db)
  return filteredPage({
    db,
    list: 'securityEvents',
    table: securityEvents,
    fields,
    order,
    args,
    read: (page) =>
      readPage(
        db
          .select({
            row: securityEvents,
            cursor: order.column,
            cursorId: sql<string>`${order.id}::text`,
          })
          .from(securityEvents)
          .$dynamic(),
        page,
      ),
    toItem: ({ row }) => ({
      Id: String(row.id),
      ...asContract(row, 'time', 'lastTime', 'kind', 'count', 'network', 'accountId', 'requestId'),
    }),
  })
}
