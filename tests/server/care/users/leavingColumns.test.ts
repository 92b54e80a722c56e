import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  poolCodes,
  poolPasskeys,
  poolSessions,
  poolSignInFailures,
} from '../../../../server/ground/tables/identity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { sealOlder } from '../../../../server/ground/vault/sealOlder'
import { editedFields, fieldOptions } from '../../../../shared/facts/fields'
import { staff } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { filled, filledDonor, type Filled } from '../../ground/access/filledPeople'
import { people, tablesOfNobody } from './tablesOfPeople'

/** By table and column, every value that is held of the person. */
type Held = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

const MARK = /[0-9a-f]{8}-[0-9a-f-]{27}|[\w.-]+@example\.com/g
/** Texts of the profile, which bear a mark each. */
const texts = editedFields
  .filter((field) =>
    ['line', 'optionalLine', 'furigana', 'tel', 'zipCode', 'note'].includes(fieldOptions[field].kind),
  )
  .map((field) => `${field.charAt(0).toLowerCase()}${field.slice(1)}`)

let server: TestServer
let person: Filled
let before: Held
let after: Held
let asked: string

beforeAll(async () => {
  server = await startTestServer()
  person = await filledDonor(server, await staff(server))
  await fillTheRest()
  await sealOlder(server.deps)
  before = await everythingHeld()
  asked = await askedForOwnData()
  expect(codeOf(await person.call('mutation { requestWithdrawal { success } }'))).toBeNull()
  await server.deps.mail.deliverPending()
  after = await everythingHeld()
})
afterAll(() => server.close())

/** Gives each column of the profile and of the user pool a value of its own. */
async function fillTheRest(): Promise<void> {
  const { db } = server
  const one = sql`id = ${person.id}`
  const [row] = await db.select().from(userProfiles).where(one)
  const known = new Map(Object.entries(row ?? {}))
  const made = { ...filled(server, userProfiles, { reopenedQuestions: ['Q47'] }) }
  const unlike = Object.entries(made).filter(([name, value]) => {
    if (people.user_profiles?.empty?.includes(toSnakeCase(name))) return false
    return isEmpty(known.get(name)) || texts.some((field) => field === name && typeof value === 'string')
  })
  await db.update(userProfiles).set(Object.fromEntries(unlike)).where(one)
  const words = { held: randomUUID() }
  await db.update(mailOutbox).set({ params: words, paramsSealed: Buffer.from('held'), attachment: words })
  await db.update(onlineChecks).set({ carried: { Q47: '2026-10-01' } })
  const sub = { sub: person.id }
  await db.insert(poolCodes).values(filled(server, poolCodes, sub))
  await db.insert(poolPasskeys).values(filled(server, poolPasskeys, sub))
  await db.insert(poolSessions).values(filled(server, poolSessions, sub))
  await db.insert(poolSignInFailures).values(filled(server, poolSignInFailures, sub))
}

const isEmpty = (value: unknown) =>
  !value || (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)

async function everythingHeld(): Promise<Held> {
  const held = new Map<string, Map<string, Set<string>>>()
  for (const [table, { of }] of Object.entries(people)) {
    const theirs = of ? sql`${sql.identifier(of)} = ${person.id}` : sql`true`
    const { rows } = await server.db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(held) as row from ${sql.identifier(table)} held where ${theirs}`,
    )
    const columns = new Map<string, Set<string>>()
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      const values = columns.get(column) ?? new Set()
      columns.set(column, isEmpty(value) ? values : values.add(JSON.stringify(value)))
    }
    held.set(table, columns)
  }
  return held
}

/** What PostgreSQL is asked while own data are made. */
async function askedForOwnData(): Promise<string> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    const headers = { authorization: `Bearer ${person.token}` }
    expect((await fetch(`${server.url}/api/own_data?format=json`, { headers })).status).toBe(200)
    return spy.mock.calls.map(([query]) => JSON.stringify(query)).join()
  } finally {
    spy.mockRestore()
  }
}

async function tablesOfTheDatabase(): Promise<string[]> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('each table says whether it holds somebody', async () => {
  expect([...Object.keys(people), ...tablesOfNobody].toSorted()).toEqual(await tablesOfTheDatabase())
})

const named = (columns: string | undefined) => columns?.split(' ') ?? []
test.each(Object.entries(people))(
  'of %s only what is named stays, with a reason',
  (table, { keeps, empty }) => {
    const held = [...(before.get(table) ?? [])]
    const left = after.get(table)
    const bare = held
      .filter(([, values]) => values.size === 0 && keeps !== 'nothing')
      .map(([column]) => column)
    expect(bare.toSorted()).toEqual(named(empty).toSorted())
    const stayed = held.filter(([column, values]) =>
      [...values].some((value) => left?.get(column)?.has(value)),
    )
    const kept = keeps === 'nothing' ? [] : Object.keys(keeps).flatMap(named)
    expect(stayed.map(([column]) => column).toSorted()).toEqual(kept.toSorted())
  },
)

test.each(Object.keys(people).filter((table) => people[table]?.keeps === 'nothing'))(
  'no row of %s stays',
  (table) => {
    // Nobody has a row of these before leaving.
    expect(before.get(table)?.size === 0).toBe(['reward_contacts', 'pool_replaced_tokens'].includes(table))
    expect(after.get(table)?.size).toBe(0)
  },
)

test('nothing that was erased stands anywhere else', async () => {
  const valuesOf = (held: Held) =>
    [...held.values()].flatMap((columns) => [...columns.values()].flatMap((set) => [...set]))
  const left = new Set(valuesOf(after))
  // What was made up for one column and one person alone.
  const marks = valuesOf(before)
    .filter((value) => !left.has(value))
    .flatMap((value) => value.match(MARK) ?? [])
  // A job with many people stays, without the person.
  const { rows: jobs } = await server.db.execute<{ id: string }>(sql`select id from bulk_jobs`)
  for (const { id } of jobs) left.add(id)
  const gone = [...new Set(marks)].filter((mark) => ![...left].some((value) => value.includes(mark)))
  expect(gone.length).toBeGreaterThan(20)
  const found: string[] = []
  for (const table of await tablesOfTheDatabase()) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.identifier(table)} held where held::text like any(${sql.param(gone.map((mark) => `%${mark}%`))}::text[]) limit 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  expect(found).toEqual([])
})

test('own data read every table about the person, unless it is said why not', () => {
  // The user pool is asked about every call.
  const tables = Object.keys(people).filter((table) => !table.startsWith('pool_'))
  const read = tables.filter((table) => asked.includes(`\\"${table}\\"`))
  expect(read).toEqual(tables.filter((table) => people[table]?.ownData === true))
})
