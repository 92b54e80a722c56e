import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { inOrder } from '../../shared/access/roles'
import type { UnusualMark } from '../../shared/generated/schema'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { readClasses } from '../../shared/reads'
import { staffNames } from '../access/staffNames'
import type { Queryable } from '../db/client'
import type { ReadOfCase } from '../generated/resolvers'
import { readsAbout } from '../reads/readsAbout'
import { cases, type CaseRow } from '../schema/cases'
import { recordReadLists, recordReads } from '../schema/recordReads'

type ReadRow = typeof recordReads.$inferSelect

/** A row stands for a class of data: so many are requests enough for a page. */
const ROWS_MAX = 1_000
const READS_MAX = 200

/** What a case looks at, oldest first, a request in one. */
export async function readsOfCase(db: Queryable, caseId: string): Promise<ReadOfCase[]> {
  const [row] = await db.select().from(cases).where(eq(cases.id, caseId))
  if (!row) return []
  const looks = looksOf(await rowsOfCase(db, row)).slice(0, READS_MAX)
  const listIds = looks.flatMap(({ first: { listId } }) => listId ?? [])
  const lists =
    listIds.length === 0
      ? []
      : await db
          .select({ id: recordReadLists.id, people: sql<number>`cardinality(${recordReadLists.people})` })
          .from(recordReadLists)
          .where(inArray(recordReadLists.id, listIds))
  const peopleOf = new Map(lists.map(({ id, people }) => [id, people]))
  const names = await staffNames(db, [...new Set(looks.map(({ first }) => first.actorId))])
  return looks.map(({ first, rows }) => ({
    Id: first.id,
    Time: first.readAt,
    ActorName: names.get(first.actorId) ?? null,
    Roles: inOrder(rows.flatMap(({ roles }) => roles)),
    UserId: first.userId,
    People: first.listId ? (peopleOf.get(first.listId) ?? 0) : 1,
    Operation: first.operation,
    Purpose: first.purpose,
    Shown: readClasses.flatMap((data) =>
      rows
        .filter((each) => each.class === data)
        .map(({ fields }) => ({ Class: data, Fields: fields.length })),
    ),
    Network: first.network,
    Asked: rows.some(({ id }) => id === row.facts.readId),
    Marks: marksOf(row, first),
  }))
}

/** What one request showed of one person or list, a row a class of data. */
type Look = { first: ReadRow; rows: ReadRow[] }

function looksOf(rows: readonly ReadRow[]): Look[] {
  const looks = new Map<string, Look>()
  for (const row of rows) {
    const key = `${row.requestId}/${row.listId ?? row.userId}/${row.operation}`
    const look = looks.get(key)
    if (look) look.rows.push(row)
    else looks.set(key, { first: row, rows: [row] })
  }
  return [...looks.values()]
}

/** Of an hour, lists are marked as lists and records as records. */
const marksOf = ({ facts }: CaseRow, { requestId }: ReadRow): UnusualMark[] => [
  ...new Set(
    (facts.marks ?? []).flatMap(({ mark, requests }) => (requests.includes(requestId) ? [mark] : [])),
  ),
]

/** All that the colleague read of the person that day: a reading is understood by what stands around it. */
async function rowsOfCase(db: Queryable, row: CaseRow): Promise<ReadRow[]> {
  const { kind, userId, actorId, facts, createdAt } = row
  if (kind === 'UnusualRead') return markedRows(db, row)
  if (!userId || !actorId || (kind !== 'Objection' && kind !== 'EmergencyRead')) return []
  const at = facts.readId ? await timeOf(db, facts.readId) : createdAt
  if (!at) return []
  const day = japaneseDateOf(at)
  return readsAbout(
    db,
    userId,
    and(
      eq(recordReads.actorId, actorId),
      gte(recordReads.readAt, startOfJapaneseDate(day)),
      lt(recordReads.readAt, startOfJapaneseDate(addDays(day, 1))),
    ),
  )
    .orderBy(asc(recordReads.readAt), asc(recordReads.id))
    .limit(ROWS_MAX)
}

/** A night's day goes on into the morning. */
async function markedRows(
  db: Queryable,
  { actorId, facts: { day, marks = [] } }: CaseRow,
): Promise<ReadRow[]> {
  const requests = [...new Set(marks.flatMap((mark) => mark.requests))]
  if (!actorId || !day || requests.length === 0) return []
  return db
    .select()
    .from(recordReads)
    .where(
      and(
        eq(recordReads.actorId, actorId),
        gte(recordReads.readAt, startOfJapaneseDate(day)),
        lt(recordReads.readAt, startOfJapaneseDate(addDays(day, 2))),
        inArray(recordReads.requestId, requests),
      ),
    )
    .orderBy(asc(recordReads.readAt), asc(recordReads.id))
    .limit(ROWS_MAX)
}

async function timeOf(db: Queryable, readId: string): Promise<Date | null> {
  const [read] = await db
    .select({ readAt: recordReads.readAt })
    .from(recordReads)
    .where(eq(recordReads.id, readId))
  return read?.readAt ?? null
}
