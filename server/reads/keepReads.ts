import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DataClass, Role } from '../../shared/generated/schema'
import { isReadClass, readClasses, type ReadClass } from '../../shared/reads'
import type { RequestContext } from '../access/context'
import { rolesOf } from '../access/contract'
import type { ReadPlace, Reads } from '../access/reads'
import type { Queryable } from '../db/client'
import { AppError } from '../errors'
import { recordReadLists, recordReads } from '../schema/recordReads'
import { named } from '../schema/named'

/** What a file shows of each of its people; null where nothing of it leaves a row. */
export function readPlace(
  { principal }: RequestContext,
  operation: string,
  shown: readonly { name: string; data: DataClass | null }[],
): ReadPlace | null {
  const fields = new Map<ReadClass, Set<string>>()
  for (const { name, data } of shown)
    if (data && isReadClass(data)) fields.set(data, (fields.get(data) ?? new Set()).add(name))
  if (principal.kind !== 'staff' || fields.size === 0) return null
  const held = rolesOf(principal)
  return { operation, fields, roles: new Map([...fields.keys()].map((data) => [data, held])) }
}

/** People of whom the same places are shown. */
type Group = { places: ReadPlace[]; people: string[] }

/** As PostgreSQL reads it out of JSON. */
type Row = {
  user_id: string | null
  list_id: string | null
  class: ReadClass
  roles: readonly Role[]
  fields: readonly string[]
  operation: string
}

const insert = named(
  sql`with lists as (
      insert into ${recordReadLists} (id, people)
      select id, people from jsonb_to_recordset(${sql.placeholder('lists')}::jsonb) as list (id uuid, people uuid[])
    )
    insert into ${recordReads} (read_at, actor_id, roles, user_id, list_id, class, fields, operation, purpose, request_id, network)
    select ${sql.placeholder('readAt')}::timestamptz, ${sql.placeholder('actorId')}::uuid, roles, user_id, list_id, class, fields,
      operation, ${sql.placeholder('purpose')}::text, ${sql.placeholder('requestId')}::text, ${sql.placeholder('network')}::text
    from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb)
      as row (user_id uuid, list_id uuid, class text, roles text[], fields text[], operation text)`,
  () => null,
)

/**
 * Keeps what is shown to somebody of staff, in one statement, before the answer leaves: one row a class of data and person, or
 * list of people of whom the same is shown.
 */
export async function keepReads(
  { principal, now, requestId, network, purpose = null, deps }: RequestContext,
  reads: Reads,
  db: Queryable = deps.db,
): Promise<void> {
  if (principal.kind !== 'staff' || reads.size === 0) return
  const lists: { id: string; people: string[] }[] = []
  const rows = groupsOf(reads).flatMap(({ places, people }) => {
    const [first, ...more] = people
    const listId = more.length > 0 ? randomUUID() : null
    if (listId) lists.push({ id: listId, people })
    return rowsOf(places, { user_id: listId ? null : (first ?? null), list_id: listId })
  })
  await insert(db, {
    lists: JSON.stringify(lists),
    rows: JSON.stringify(rows),
    readAt: now.toISOString(),
    actorId: principal.id,
    purpose: purpose instanceof AppError ? null : (purpose?.name ?? null),
    requestId,
    network,
  })
}

function groupsOf(reads: Reads): Group[] {
  const [[only, people] = [], ...more] = reads
  if (only && people && more.length === 0) return [{ places: [only], people: [...people] }]
  const places = [...reads.keys()]
  const shown = new Map<string, number[]>()
  places.forEach((place, number) => {
    for (const person of reads.get(place) ?? []) shown.set(person, [...(shown.get(person) ?? []), number])
  })
  const groups = new Map<string, Group>()
  for (const [person, numbers] of shown) {
    const key = numbers.join()
    const group = groups.get(key) ?? { places: places.filter((_, at) => numbers.includes(at)), people: [] }
    group.people.push(person)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function rowsOf(places: readonly ReadPlace[], whose: Pick<Row, 'user_id' | 'list_id'>): Row[] {
  return readClasses.flatMap((data) => {
    const showing = places.filter(({ fields }) => fields.has(data))
    const [first] = showing
    if (!first) return []
    return [
      {
        ...whose,
        class: data,
        roles: first.roles.get(data) ?? [],
        fields: [...new Set(showing.flatMap(({ fields }) => [...(fields.get(data) ?? [])]))],
        operation: first.operation,
      },
    ]
  })
}
