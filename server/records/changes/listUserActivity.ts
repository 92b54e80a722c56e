import { and, getTableColumns, sql } from 'drizzle-orm'
import { apiErrorTexts } from '../../../shared/words/program/apiErrors'
import { perObject } from '../../../shared/facts/perObject'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { countCapped, requireLimit, withinSearchTime } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import type { Queryable } from '../../ground/db/client'
import { badField } from '../../ground/errors'
import type { QueryListUserActivityArgs, UserActivity } from '../../generated/resolvers'
import { openReasons, reasonColumns } from '../../ground/reasons'
import { activities } from '../../ground/tables/activity'
import { selectWritten, writeColumns, writeSql } from '../../ground/db/named'
import { userProfiles } from '../../ground/tables/users'
import { profileReader, type ProfileReader } from '../person/toUserProfile'
import { activityCondition, activitySearch } from './activityCondition'
import { countOf, readDays, whereNewest } from './readDays'

/** Counted only on request. */
export type ActivityPage = { items: UserActivity[]; count(): Promise<number> }

const OFFSET_MAX = 10_000

const { actorId: _actorId, requestId: _requestId, ...shown } = getTableColumns(activities)
const writtenPerson = perObject(({ columns }: ProfileReader) => writeColumns(columns))
const ofRow = writeColumns({ ...shown, ...reasonColumns, person: userProfiles.id })

/**
 * The activity log, newest first. Without `from`, the 30 days before `to` or now; `to` is excluded.
 * @param asked the fields to read of each row's person
 */
export async function listUserActivity(
  context: RequestContext,
  args: QueryListUserActivityArgs,
  asked: ReadonlySet<string>,
): Promise<ActivityPage> {
  requireDuty(context, 'listUserActivity')
  const db = await readsOf(context)
  const limit = requireLimit(args.limit ?? 25)
  const offset = args.offset ?? 0
  if (offset < 0 || offset > OFFSET_MAX) throw badField('offset', apiErrorTexts.BAD_USER_INPUT)
  const search = activitySearch(args, context.now)
  const where = activityCondition(search)
  // The rows of one person are few and indexed.
  const found = search.hasText && !search.person ? await readDays(db, search) : null
  const newest = found ? whereNewest(found, offset + limit) : sql`true`
  if (!newest) return { items: [], count: async () => 0 }
  const reader = profileReader(asked)
  const ofPerson = writtenPerson(reader)
  const page = writeSql(sql`from ${activities} where ${and(where, newest)}`)
  const order = 'order by activities.time desc, activities.id desc'
  const rows = selectWritten(
    db,
    (values) => ({ row: ofRow.read(values), person: ofPerson.read(values.slice(ofRow.width)) }),
    {
      text: `select ${[ofRow.list, ofPerson.list].filter(Boolean).join(', ')} from (select * ${page.sql} ${order} limit ${limit} offset ${offset}) as activities
        left join user_profiles on user_profiles.id = activities.user_id
        left join activity_reasons on activity_reasons.activity_id = activities.id ${order}`,
      values: page.params,
      isNamed: false,
    },
  )
  return {
    items: (await openRows(context, db, await withinSearchTime(rows))).map(({ row, person }) => ({
      id: String(row.id),
      time: row.time,
      CreatedAt: row.time,
      UpdatedAt: row.time,
      userId: row.userId,
      category: row.category,
      operation: row.operation,
      text: row.text,
      reason: row.reason,
      User: row.person ? reader.read(person) : null,
    })),
    count: async () =>
      search.person ? countCapped(db, activities, where) : countOf(found ?? (await readDays(db, search))),
  }
}

type Found = { row: ReturnType<typeof ofRow.read>; person: unknown }

/** With the reasons in words. */
async function openRows<F extends Found>({ deps }: RequestContext, db: Queryable, found: F[]): Promise<F[]> {
  const rows = found.map(({ row }) => ({ ...row, activityId: row.id }))
  const opened = await openReasons(deps.vault, db, rows)
  return found.map((each, place) => ({ ...each, row: opened[place] ?? each.row }))
}
