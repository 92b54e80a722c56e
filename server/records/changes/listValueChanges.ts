import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DataClass } from '../../../shared/generated/schema'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { countCapped, keysetPage, readPage, type Page, type PageOrder } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import { AppError, requireUuid } from '../../ground/errors'
import type { FieldChange, QueryListValueChangesArgs, ValueChange } from '../../generated/resolvers'
import { activities } from '../../ground/tables/activity'
import { valueChanges, type ValueChangeRow } from '../../ground/tables/valueChanges'
import { fieldName, keepsValues, recordOf } from './keptFields'
import { asContract } from '../../ground/db/asContract'

const order: PageOrder = { name: 'Time', column: valueChanges.changedAt, id: valueChanges.no }

/** The log row about a change: same transaction, same person. */
const toldBy = sql`(select json_build_array(told.id::text, told.text) from ${activities} told
  where told.user_id = ${valueChanges.userId} and told.change_id = ${valueChanges.changeId} order by told.id limit 1)`

/** A person's changed values, newest first, or those of log row `ActivityId`; the schema limits the classes of data. */
export async function listValueChanges(
  context: RequestContext,
  { UserId, ActivityId, ...page }: QueryListValueChangesArgs,
): Promise<Page<ValueChange>> {
  requireDuty(context, 'listValueChanges')
  const userId = requireUuid(UserId)
  const db = await readsOf(context)
  const where = and(
    eq(valueChanges.userId, userId),
    ActivityId
      ? sql`${valueChanges.changeId} = (select change_id from ${activities} where ${activities.id} = ${logNumber(ActivityId)})`
      : undefined,
  )
  return keysetPage({
    db,
    list: `values/${userId}/${ActivityId ?? ''}`,
    order,
    request: page,
    where,
    read: (asked) =>
      readPage(
        db
          .select({
            row: valueChanges,
            told: sql<[id: string, text: string] | null>`${toldBy}`,
            cursor: valueChanges.changedAt,
            cursorId: sql<string>`${valueChanges.no}::text`,
          })
          .from(valueChanges)
          .$dynamic(),
        asked,
      ),
    toItem: ({ row, told }) => toValueChange(row, told),
    count: () => countCapped(db, valueChanges, where),
  })
}

const NUMBER = /^[1-9]\d{0,17}$/

function logNumber(id: string): string {
  if (!NUMBER.test(id)) throw new AppError('NOT_FOUND')
  return id
}

const nothing: Readonly<Record<Exclude<DataClass, 'Account' | 'Eligibility'>, FieldChange[]>> = {
  Identity: [],
  Contact: [],
  Health: [],
  Flora: [],
  Money: [],
  Material: [],
  StaffNotes: [],
  Operational: [],
}

/** Stored with the course of things, though they tell what the check found: their values are not shown. */
const TELLS_RESULT: ReadonlySet<string> = new Set(['donation_paused', 'retry_from'])

const fieldsOf = (row: ValueChangeRow, isTold: (name: string) => boolean): FieldChange[] =>
  row.fields.filter(isTold).map((name) => ({
    Field: fieldName(name),
    Before: row.before?.[name] ?? null,
    After: row.after?.[name] ?? null,
  }))

const toValueChange = (row: ValueChangeRow, told: [id: string, text: string] | null): ValueChange => ({
  ...asContract(row, 'id', 'userId', 'recordId', 'data', 'actorId', 'requestId'),
  Time: row.changedAt,
  Record: recordOf(row.tableName),
  IsErased: row.salt === null && keepsValues(row.data),
  ...nothing,
  [row.data]: fieldsOf(row, (name) => !TELLS_RESULT.has(name)),
  ActivityId: told?.[0] ?? null,
  Text: told?.[1] ?? null,
})

const changed = gathering(async ({ deps }: RequestContext, ids: string[]) => {
  const { rows } = await deps.db.execute<{ id: string }>(sql`
    with told as materialized (select id, user_id, change_id from ${activities}
      where ${inArray(activities.id, ids.map(Number))} and change_id is not null)
    select id::text from told where (user_id, change_id) in
      (select user_id, change_id from ${valueChanges} where user_id in (select user_id from told))`)
  return new Map(rows.map(({ id }) => [id, true]))
})

/** Whether a log row belongs to changed records of its person; batched per page. */
export const hasChanges = async (context: RequestContext, activityId: string): Promise<boolean> =>
  (await changed(context, activityId)) ?? false
