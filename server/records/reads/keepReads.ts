import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DataClass, ReadPurpose, Role } from '../../../shared/generated/schema'
import { isReadClass, purposeOf, readClasses, type ReadClass } from '../../../shared/rules/records/reads'
import type { RequestContext } from '../../ground/access/context'
import { rolesOf } from '../../ground/access/contract'
import type { ReadPlace, Reads } from '../../ground/access/notedReads'
import type { Database, Queryable, Transaction } from '../../ground/db/client'
import { inTurn } from '../../ground/db/inTurn'
import { perObject } from '../../../shared/facts/perObject'
import { AppError } from '../../ground/errors'
import { recordReadLists, recordReads } from '../../ground/tables/recordReads'
import { named } from '../../ground/db/named'

/** What a file shows of each person; null if no row is needed. */
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

type Group = { places: ReadPlace[]; people: string[] }

/** The part of rows of a class that is the same for all people. */
type Shown = {
  class: ReadClass
  roles: readonly Role[]
  fields: readonly string[]
  operation: string
}

/** What one answer shows of a person or a list of people, as JSON for PostgreSQL. */
type Kept = {
  read_at: string
  actor_id: string
  purpose: string | null
  request_id: string
  network: string
  session: string | null
  user_id: string | null
  list_id: string | null
  people: string[] | null
  shown: readonly Shown[]
}

const insert = named(
  sql`with kept as materialized (
      select * from jsonb_to_recordset(${sql.placeholder('kept')}::jsonb) as kept (read_at timestamptz, actor_id uuid,
        purpose text, request_id text, network text, session text, user_id uuid, list_id uuid, people uuid[], ids uuid[], shown int[])
    ), lists as (
      insert into ${recordReadLists} (id, people) select list_id, people from kept where list_id is not null
    )
    insert into ${recordReads} (id, read_at, actor_id, roles, user_id, list_id, class, fields, operation, purpose, request_id, network, session)
    select row.id, read_at, actor_id, roles, user_id, list_id, class, fields, operation, purpose, request_id, network,
      session
    from kept, unnest(kept.ids, kept.shown) as row (id, no),
      jsonb_to_recordset(${sql.placeholder('shown')}::jsonb)
        as shown (no int, class text, roles text[], fields text[], operation text)
    where shown.no = row.no`,
  () => null,
)

/** Maximum number of answers whose rows one statement writes. */
const MOST_ANSWERS = 64

/** Each row and each commit costs, so answers share statements. */
const insertInTurn = inTurn(MOST_ANSWERS, (db: Database, answers: readonly Kept[][]) =>
  insertRows(db, answers.flat()),
)

/**
 * Records what staff are shown before the answer is sent: one row per class of data and person, or list of people shown
 * the same. One statement writes the rows of all waiting answers.
 * @param tx writes only these rows, with the rest of this transaction
 */
export async function keepReads(
  { principal, now, requestId, network, purpose = null, deps }: RequestContext,
  reads: Reads,
  tx?: Transaction,
): Promise<void> {
  if (principal.kind !== 'staff' || reads.size === 0) return
  const kept = groupsOf(reads).map(({ places, people }): Kept => {
    const [first, ...more] = people
    const isList = more.length > 0
    return {
      read_at: now.toISOString(),
      actor_id: principal.id,
      purpose: purposeKept(purpose, places),
      request_id: requestId,
      network,
      session: principal.session ?? null,
      user_id: isList ? null : (first ?? null),
      list_id: isList ? randomUUID() : null,
      people: isList ? people : null,
      shown: shownAt(places),
    }
  })
  return tx ? insertRows(tx, kept) : insertInTurn(deps.db, kept)
}

/** Without a chosen purpose it is the act itself, or somebody looks around. */
function purposeKept(purpose: RequestContext['purpose'], [first]: readonly ReadPlace[]): ReadPurpose {
  if (purpose && !(purpose instanceof AppError)) return purpose.name
  return (first && purposeOf(first.operation)) ?? 'browse'
}

async function insertRows(db: Queryable, kept: readonly Kept[]): Promise<void> {
  // Many people share the same place of a document, whose fields are the longest part of a row.
  const numbers = new Map<Shown, number>()
  const numberOf = (shown: Shown) => {
    const number = numbers.get(shown) ?? numbers.size
    numbers.set(shown, number)
    return number
  }
  const rows = kept.map(({ shown, ...whose }) => ({
    ...whose,
    ids: shown.map(() => timedId(whose.read_at)),
    shown: shown.map(numberOf),
  }))
  await insert(db, {
    kept: JSON.stringify(rows),
    shown: JSON.stringify([...numbers].map(([shown, no]) => ({ no, ...shown }))),
  })
}

/** A UUID of version 7 (RFC 9562), so that simultaneous rows are close together in the indexes. */
function timedId(time: string): string {
  const digits = Date.parse(time).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${randomUUID().slice(15)}`
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

/** Places of a document are rarely shown together in more ways. */
const MOST_WAYS = 16
type Way = { places: readonly ReadPlace[]; shown: readonly Shown[] }
const waysOf = perObject((_first: ReadPlace): Way[] => [])

/** Computed once for the places of a compiled document that are shown together. */
function shownAt(places: readonly ReadPlace[]): readonly Shown[] {
  const [first] = places
  if (!first) return []
  const ways = waysOf(first)
  const known = ways.find(
    (way) => way.places.length === places.length && way.places.every((place, at) => place === places[at]),
  )
  if (known) return known.shown
  const shown = findShown(places)
  if (ways.length < MOST_WAYS) ways.push({ places, shown })
  return shown
}

function findShown(places: readonly ReadPlace[]): Shown[] {
  return readClasses.flatMap((data) => {
    const showing = places.filter(({ fields }) => fields.has(data))
    const [first] = showing
    if (!first) return []
    return [
      {
        class: data,
        roles: first.roles.get(data) ?? [],
        fields: [...new Set(showing.flatMap(({ fields }) => [...(fields.get(data) ?? [])]))],
        operation: first.operation,
      },
    ]
  })
}
