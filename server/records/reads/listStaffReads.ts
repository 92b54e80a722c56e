import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isReadClass } from '../../../shared/rules/records/reads'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { filterSql, type FilterFields } from '../../ground/db/filterSql'
import { COUNT_CAP, keysetPage, withinSearchTime, type Page } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import { requireUuid } from '../../ground/errors'
import type { QueryListStaffReadsArgs, StaffRead, StaffReadFilter } from '../../generated/resolvers'
import { recordReads } from '../../ground/tables/recordReads'
import { looksOf, tellLooks, type Look, type ReadRow } from './looks'
import { readsAbout } from './readsAbout'

const fields: FilterFields<StaffReadFilter> = {
  ActorId: recordReads.actorId,
  Purpose: recordReads.purpose,
  Time: recordReads.readAt,
}

const order = { name: 'Time', column: recordReads.readAt, id: recordReads.id }
const before = alias(recordReads, 'before')

/** What staff were shown of people, one item per request, newest first. */
export async function listStaffReads(
  context: RequestContext,
  { UserId, Classes, filter, sortDirection, limit, nextToken }: QueryListStaffReadsArgs,
): Promise<Page<StaffRead>> {
  requireDuty(context, 'listStaffReads')
  const userId = UserId ? requireUuid(UserId).toLowerCase() : null
  const classes = Classes && Classes.length > 0 ? Classes.filter(isReadClass) : null
  const db = await readsOf(context)
  const where = and(
    filterSql(filter, fields),
    classes ? inArray(recordReads.class, classes) : undefined,
    isFirst(userId !== null, classes),
  )
  const page = await keysetPage({
    db,
    list: `staffReads/${userId ?? ''}/${(classes ?? []).join()}/${JSON.stringify(filter ?? {})}`,
    order,
    request: { limit, nextToken, sortDirection },
    where,
    read: async ({ where: within, orderBy, ...page }) => {
      const found = await reads(db, userId, within)
        .orderBy(...orderBy)
        .limit(page.limit)
        .offset(page.offset)
      return found.map((row) => ({ ...row, cursor: row.readAt, cursorId: row.id }))
    },
    toItem: (row): ReadRow => row,
    count: () => countReads(db, userId, where),
  })
  return { ...page, items: await tellLooks(db, await wholeLooks(db, page.items, userId), () => ({})) }
}

const reads = (db: Queryable, userId: string | null, where: SQL | undefined) =>
  userId ? readsAbout(db, userId, where) : db.select().from(recordReads).where(where).$dynamic()

/**
 * The first row of a request represents it. A file is kept in many lists, and a page may show some people more than
 * others, so for one person only lists with that person count.
 */
const isFirst = (ofOnePerson: boolean, classes: ReadRow['class'][] | null) =>
  sql`not exists (select from ${recordReads} "before" where ${before.readAt} = ${recordReads.readAt}
    and ${before.id} < ${recordReads.id} and ${before.requestId} = ${recordReads.requestId}
    and ${before.operation} = ${recordReads.operation}
    and ${before.userId} is not distinct from ${recordReads.userId}
    and ${ofOnePerson ? sql`${before.listId} is not distinct from ${recordReads.listId}` : sql`true`}
    and ${classes ? inArray(before.class, classes) : sql`true`})`

const keyFor =
  (userId: string | null) =>
  ({ requestId, operation, userId: whose, listId }: ReadRow) =>
    `${requestId}/${operation}/${whose ?? (userId ? listId : 'list')}`

async function wholeLooks(db: Queryable, firsts: readonly ReadRow[], userId: string | null): Promise<Look[]> {
  if (firsts.length === 0) return []
  const rows = await reads(
    db,
    userId,
    and(
      inArray(
        recordReads.readAt,
        firsts.map(({ readAt }) => readAt),
      ),
      inArray(
        recordReads.requestId,
        firsts.map(({ requestId }) => requestId),
      ),
    ),
  )
  const looks = looksOf(rows, keyFor(userId))
  return firsts.map((first) => ({ first, rows: looks.get(keyFor(userId)(first))?.rows ?? [first] }))
}

async function countReads(db: Queryable, userId: string | null, where: SQL | undefined): Promise<number> {
  const rows = reads(db, userId, where)
    .limit(COUNT_CAP + 1)
    .as('rows')
  const [counted] = await withinSearchTime(db.select({ count: sql<number>`count(*)::int` }).from(rows))
  return counted?.count ?? 0
}
