import { createHash } from 'node:crypto'
import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import { requireMemberOrDuty, type RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import { COUNT_CAP, keysetPage, withinSearchTime, type Page } from '../../ground/db/keysetPage'
import { AppError, requireUuid } from '../../ground/errors'
import type { QueryListRecordReadsArgs, RecordRead } from '../../generated/resolvers'
import { recordReads } from '../../ground/tables/recordReads'
import { readsAbout } from './readsAbout'
import { asContract } from '../../ground/db/asContract'

const order = { name: 'Time', column: recordReads.readAt, id: recordReads.id }

/** The staff who read data of a person, newest first. Members see only their own record. */
export async function listRecordReads(
  context: RequestContext,
  { UserId, from, to, limit, nextToken }: QueryListRecordReadsArgs,
): Promise<Page<RecordRead>> {
  const caller = requireMemberOrDuty(context, 'listRecordReads')
  const userId = requireUuid(UserId).toLowerCase()
  if (caller.kind === 'user' && caller.id !== userId) throw new AppError('NOT_FOUND')
  const { db, texts } = context.deps
  const within = and(
    from ? gte(recordReads.readAt, from) : undefined,
    to ? lt(recordReads.readAt, to) : undefined,
  )
  const page = await keysetPage({
    db,
    list: `recordReads/${userId}/${from?.toISOString()}/${to?.toISOString()}`,
    order,
    request: { limit, nextToken },
    where: within,
    read: async ({ where, orderBy, ...asked }) => {
      const found = await readsAbout(db, userId, where)
        .orderBy(...orderBy)
        .limit(asked.limit)
        .offset(asked.offset)
      return found.map((row) => ({ ...row, cursor: row.readAt, cursorId: row.id }))
    },
    toItem: (row) => row,
    count: () => countReads(context, userId, within),
  })
  const namesShown = caller.kind === 'staff' || texts.reads?.showStaffNames === true
  const names = await staffNames(db, namesShown ? page.items.map(({ actorId }) => actorId) : [])
  return {
    ...page,
    items: page.items.map((row) => toRecordRead(row, userId, names.get(row.actorId) ?? null)),
  }
}

async function countReads(
  { deps: { db } }: RequestContext,
  userId: string,
  within: SQL | undefined,
): Promise<number> {
  const rows = readsAbout(db, userId, within)
    .limit(COUNT_CAP + 1)
    .as('rows')
  const [counted] = await withinSearchTime(db.select({ count: sql<number>`count(*)::int` }).from(rows))
  return counted?.count ?? 0
}

const toRecordRead = (
  row: typeof recordReads.$inferSelect,
  userId: string,
  Actor: string | null,
): RecordRead => ({
  ...asContract(row, 'id', 'class', 'operation', 'purpose'),
  Time: row.readAt,
  Role: row.roles[0] ?? 'Administrator',
  Actor,
  By: createHash('sha256').update(`${userId}/${row.actorId}`).digest('base64url').slice(0, 16),
})
