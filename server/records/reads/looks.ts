import { inArray, sql } from 'drizzle-orm'
import { inOrder } from '../../../shared/rules/records/access/roles'
import { readClasses } from '../../../shared/rules/records/reads'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import type { ReadOfCase, StaffRead } from '../../generated/resolvers'
import { recordReadLists, type recordReads } from '../../ground/tables/recordReads'
import { asContract } from '../../ground/db/asContract'

export type ReadRow = typeof recordReads.$inferSelect

/** What one request showed of a person or list; `record_reads` has one row per class of data. */
export type Look = { first: ReadRow; rows: ReadRow[] }

export function looksOf(
  rows: readonly ReadRow[],
  keyOf: (row: ReadRow) => string = ({ requestId, listId, userId, operation }) =>
    `${requestId}/${listId ?? userId}/${operation}`,
): Map<string, Look> {
  const looks = new Map<string, Look>()
  for (const row of rows) {
    const look = looks.get(keyOf(row))
    if (look) look.rows.push(row)
    else looks.set(keyOf(row), { first: row, rows: [row] })
  }
  return looks
}

type Told = Omit<ReadOfCase, 'Asked' | 'Marks' | 'User'> & Omit<StaffRead, 'User'>

/** Looks in the form of the API, each with the fields of `more`. */
export async function tellLooks<More extends object>(
  db: Queryable,
  looks: readonly Look[],
  more: (look: Look) => More,
): Promise<(Told & More)[]> {
  const people = await peopleOfLists(
    db,
    looks.flatMap(({ rows }) => rows.flatMap(({ listId }) => listId ?? [])),
  )
  const names = await staffNames(
    db,
    looks.map(({ first }) => first.actorId),
  )
  return looks.map(({ first, rows }) => ({
    ...more({ first, rows }),
    ...asContract(first, 'id', 'actorId', 'userId', 'operation', 'purpose', 'network', 'requestId'),
    Time: first.readAt,
    ActorName: names.get(first.actorId) ?? null,
    Roles: inOrder(rows.flatMap(({ roles }) => roles)),
    People: first.listId ? sum(new Set(rows.map(({ listId }) => listId)), people) : 1,
    Shown: readClasses.flatMap((data) => {
      const fields = new Set(rows.flatMap((row) => (row.class === data ? row.fields : [])))
      return fields.size > 0 ? [{ Class: data, Fields: fields.size }] : []
    }),
  }))
}

const sum = (lists: ReadonlySet<string | null>, people: ReadonlyMap<string | null, number>) =>
  [...lists].reduce((total, list) => total + (people.get(list) ?? 0), 0)

async function peopleOfLists(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  if (ids.length === 0) return new Map()
  const lists = await db
    .select({ id: recordReadLists.id, people: sql<number>`cardinality(${recordReadLists.people})` })
    .from(recordReadLists)
    .where(inArray(recordReadLists.id, [...new Set(ids)]))
  return new Map(lists.map(({ id, people }) => [id, people]))
}
