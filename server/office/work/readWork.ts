import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { addDays, weekdayOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { WorkGroup, WorkKind } from '../../../shared/generated/schema'
import { allWorkKinds, doersOf } from '../../../shared/rules/office/work'
import type { Queryable } from '../../ground/db/client'
import { executeOfDay } from '../../ground/db/dayStatement'
import { COUNT_CAP, withinSearchTime } from '../../ground/db/keysetPage'
import { administrators } from '../../ground/tables/administrators'
import { workItems, workMarks } from '../../ground/tables/work'
import type { At, Source } from './unseenSources'
import { workSources } from './workSources'

export type WorkRow = {
  kind: WorkKind
  subjectId: string
  userId: string | null
  /** Staff who do not see it. */
  notFor: (string | null)[]
  due: JapaneseDate
  days: JapaneseDate[]
  at: string | null
  word: string | null
  amount: number | null
  handedOver: number | null
  isFound: boolean | null
  title: string | null
  words: string | null
  assigneeId: string | null
  assigneeName: string | null
  snoozedUntil: JapaneseDate | null
  version: number
}

/** The end of a page: later rows have a later day, or the same day and a later kind, or the same with a larger id. */
export type WorkCursor = { due: JapaneseDate; kind: WorkKind; subjectId: string }

export type Asked = {
  kinds: readonly WorkKind[]
  /** Null for unassigned. */
  holder?: string | null
  isOverdue: boolean
  isAsleep: boolean
}

const marksOf = (kind: WorkKind) => (kind === 'Task' ? workItems : workMarks)

/** The tables of a kind, joined with decisions about the work and its assignee. */
function tablesOf(kind: WorkKind, { from, subject }: Source): SQL {
  const marks = marksOf(kind)
  const beside =
    marks === workMarks
      ? sql`left join ${workMarks} on ${workMarks.kind} = ${kind} and ${workMarks.subjectId} = ${subject}`
      : sql``
  const { id, removedAt, roles } = administrators
  const doers = sql.param([...doersOf(kind)])
  // Work stays with nobody who was removed, or does no such work any more.
  return sql`${from} ${beside}
    left join ${administrators} on ${id} = ${marks.assigneeId} and ${removedAt} is null
      and (${roles} is null or ${roles} && ${doers}::role[])`
}

const isAsleep = (kind: WorkKind, { today }: At) => sql`${marksOf(kind).snoozedUntil} > ${today}`
const isAwake = (kind: WorkKind, at: At) =>
  or(isNull(marksOf(kind).snoozedUntil), sql`${marksOf(kind).snoozedUntil} <= ${at.today}`)

const notFor = ({ notFor: those }: Source) => those ?? sql`'{}'::uuid[]`

const rankOf = (kind: WorkKind) => allWorkKinds.indexOf(kind)

function afterCursor(kind: WorkKind, day: SQL, { subject, days }: Source, cursor: WorkCursor): SQL {
  const last = sql`${addDays(cursor.due, -days)}::date`
  if (rankOf(kind) > rankOf(cursor.kind)) return sql`${day} >= ${last}`
  if (rankOf(kind) < rankOf(cursor.kind)) return sql`${day} > ${last}`
  return sql`(${day}, ${subject}) > (${last}, ${cursor.subjectId}::uuid)`
}

type Rows = { where: SQL | undefined; limit: number }

/** The first rows of a kind; where there may be many, an index starts at them. */
function rowsOf(kind: WorkKind, at: At, { where, limit }: Rows): SQL {
  const source = workSources[kind]
  const marks = marksOf(kind)
  const [day, facts] = [source.day(at), source.facts?.(at) ?? {}]
  return sql`(
    select ${rankOf(kind)}::integer as rank, ${kind}::text as kind, ${source.subject} as "subjectId", ${source.user} as "userId", ${notFor(source)} as "notFor",
      (${day} + ${source.days}::integer) as due, coalesce(to_json(${facts.days ?? sql`null::date[]`}), '[]') as days,
      to_json(${facts.at ?? sql`null::timestamptz`}) as at, ${facts.word ?? sql`null::text`} as word,
      ${facts.amount ?? sql`null::integer`} as amount, ${facts.handedOver ?? sql`null::integer`} as "handedOver",
      ${facts.isFound ?? sql`null::boolean`} as "isFound", ${kind === 'Task' ? workItems.title : sql`null::text`} as title,
      ${kind === 'Task' ? workItems.words : sql`null::text`} as words,
      ${administrators.id} as "assigneeId", ${administrators.name} as "assigneeName", ${marks.snoozedUntil} as "snoozedUntil",
      coalesce(${marks.version}, 0) as version
    from ${tablesOf(kind, source)} where ${and(source.where(at), where) ?? sql`true`}
    order by ${day}, ${source.subject} limit ${limit})`
}

function holds(holder: string | null | undefined): SQL | undefined {
  if (holder === undefined) return undefined
  return holder === null ? isNull(administrators.id) : eq(administrators.id, holder)
}

/** Rows after the cursor in list order; reads each kind only as far as needed. */
export async function readWork(
  db: Queryable,
  at: At,
  { asked, cursor, limit }: { asked: Asked; cursor: WorkCursor | null; limit: number },
): Promise<WorkRow[]> {
  if (asked.kinds.length === 0) return []
  const branches = asked.kinds.map((kind) => {
    const source = workSources[kind]
    const day = source.day(at)
    const where = and(
      asked.isAsleep ? isAsleep(kind, at) : isAwake(kind, at),
      holds(asked.holder),
      asked.isOverdue ? sql`${day} < ${addDays(at.today, -source.days)}::date` : undefined,
      cursor ? afterCursor(kind, day, source, cursor) : undefined,
    )
    return rowsOf(kind, at, { where, limit })
  })
  const { rows } = await withinSearchTime(
    db.execute<WorkRow>(
      sql`select * from (${sql.join(branches, sql` union all `)}) as work order by due, rank, "subjectId" limit ${limit}`,
    ),
  )
  return rows
}

/** One piece of work, hidden or not; null when it is done. */
export async function findWork(
  db: Queryable,
  at: At,
  { kind, subjectId }: { kind: WorkKind; subjectId: string },
): Promise<WorkRow | null> {
  const where = sql`${workSources[kind].subject} = ${subjectId}::uuid`
  const { rows } = await db.execute<WorkRow>(rowsOf(kind, at, { where, limit: 1 }))
  return rows[0] ?? null
}

/** Whether the work of a mark still exists. */
export function isToDo(kind: WorkKind, at: At): SQL {
  const { from, where, subject } = workSources[kind]
  return sql`exists (select from ${from} where ${and(where(at), sql`${subject} = ${workMarks.subjectId}`)})`
}

/** The number of pieces of work by kind, due day and assignee. */
export type WorkCell = {
  kind: WorkKind
  group: WorkGroup
  holder: string | null
  notFor: (string | null)[]
  asleep: boolean
  amount: number
}

/** Days that group the list. A week ends on Saturday. */
export const weekEnd = (today: JapaneseDate) => addDays(today, 6 - weekdayOf(today))

export function groupOf(due: JapaneseDate, today: JapaneseDate): WorkGroup {
  if (due < today) return 'Overdue'
  if (due === today) return 'Today'
  return due <= weekEnd(today) ? 'ThisWeek' : 'Later'
}

/** The cells that all numbers of the desk are summed from. */
export async function countWork(db: Queryable, at: At): Promise<WorkCell[]> {
  const { today } = at
  const branches = allWorkKinds.map((kind) => {
    const source = workSources[kind]
    const before = (date: JapaneseDate) => sql`${addDays(date, -source.days)}::date`
    return sql`(
      select ${kind}::text as kind, "group", holder, "notFor", asleep, count(*)::integer as amount from (
        select case when day < ${before(today)} then 'Overdue' when day = ${before(today)} then 'Today'
            when day <= ${before(weekEnd(today))} then 'ThisWeek' else 'Later' end as "group", holder, "notFor", asleep
        from (
          select ${source.day(at)} as day, coalesce(${isAsleep(kind, at)}, false) as asleep, ${administrators.id} as holder, ${notFor(source)} as "notFor"
          from ${tablesOf(kind, source)} where ${source.where(at) ?? sql`true`} limit ${COUNT_CAP + 1}
        ) as dated
      ) as counted group by "group", holder, "notFor", asleep)`
  })
  return withinSearchTime(executeOfDay<WorkCell>(db, sql.join(branches, sql` union all `), at.now))
}

/** Kinds whose work may be about what a colleague did. */
export const isAboutStaff = (kind: WorkKind) => workSources[kind].notFor !== undefined

/** Each person's open work, or that of a few people, of these kinds by kind and record, with `user_id`, `held` (assignee) and `asleep` (until). */
export function workOfPeople(at: At, kinds: readonly WorkKind[], few: readonly string[] | null): SQL {
  const branches = kinds.map((kind) => {
    const source = workSources[kind]
    return sql`(select ${source.user} as user_id, ${`${kind}/`} || ${source.subject} as work, ${administrators.id} as holder,
        case when ${isAsleep(kind, at)} then ${marksOf(kind).snoozedUntil} end as until
      from ${tablesOf(kind, source)} where ${source.where(at) ?? sql`true`})`
  })
  const about = few ? sql`user_id = any(${sql.param(few)}::uuid[])` : sql`user_id is not null`
  return sql`select user_id, jsonb_object_agg(work, holder) as held, jsonb_object_agg(work, until) as asleep
    from (${sql.join(branches, sql` union all `)}) as every where ${about} group by user_id`
}
