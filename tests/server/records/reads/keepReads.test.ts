import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

const HEALTH = `query ($UserId: ID!) {
  getUserById(UserId: $UserId) { Id Profile { LastName Tel } Statement { Id } CheckValidUntil Suspension { Reason } }
}`

async function readsOf(person: Actor) {
  const { data } = await office.call(
    'query ($UserId: ID!) { listRecordReads(UserId: $UserId) { items { Class Operation Purpose } total } }',
    { UserId: person.id },
  )
  return data?.listRecordReads.items ?? []
}
const classes = async (person: Actor) => (await readsOf(person)).map((read) => read.Class).toSorted()

describe('what staff are shown of a person', () => {
  test('leaves one row a class, with its fields, however often the document asks for it', async () => {
    const person = await certified(server)
    await office.call(HEALTH, { UserId: person.id })
    const rows = await server.db.select().from(recordReads).where(eq(recordReads.userId, person.id))
    const kept = rows.map(({ class: data, operation, roles, fields }) => [data, operation, roles, fields])
    expect(kept).toEqual(
      expect.arrayContaining([
        [
          'Identity',
          'getUserById',
          ['Administrator', 'Physician'],
          ['User.Id', 'User.Profile', 'UserProfile.LastName'],
        ],
        ['Contact', 'getUserById', ['Administrator'], ['UserProfile.Tel']],
        ['Health', 'getUserById', ['Physician'], ['User.Statement']],
        ['StaffNotes', 'getUserById', ['Administrator', 'Physician'], ['Suspension.Reason']],
      ]),
    )
    expect(rows).toHaveLength(4)
    const twice =
      'query ($UserId: ID!) { a: getUserById(UserId: $UserId) { Id } b: getUserById(UserId: $UserId) { Id } }'
    await office.send(twice, { UserId: person.id })
    expect(await classes(person)).toEqual(['Contact', 'Health', 'Identity', 'Identity', 'StaffNotes'])
    // Compiled from the second time on.
    await office.call(HEALTH, { UserId: person.id })
    await office.call(HEALTH, { UserId: person.id })
    expect((await classes(person)).filter((data) => data === 'Health')).toHaveLength(3)
  })

  test('is one row for a list, with all of its people', async () => {
    const [first, second] = [await applicant(server), await applicant(server)]
    const Ids = { Id: { in: [first.id, second.id] } }
    await office.call(
      'query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id LastName } total } }',
      { filter: Ids },
    )
    expect(await readsOf(first)).toEqual([
      { Class: 'Identity', Operation: 'listUsersByIdProfileCreatedAt', Purpose: 'inquiry' },
    ])
    const [list] = await server.db
      .select({ people: recordReadLists.people })
      .from(recordReadLists)
      .where(sql`people @> array[${second.id}]::uuid[]`)
    expect(list?.people.toSorted()).toEqual([first.id, second.id].toSorted())
  })

  test('leaves no row of what the caller may not read, and none of what people read of themselves', async () => {
    const support = await staff(server, 'Support')
    const person = await applicant(server)
    await support.call(HEALTH, { UserId: person.id })
    expect(await classes(person)).not.toContain('StaffNotes')
    const before = await classes(person)
    await person.send('{ getUser { Id Profile { LastName } CheckValidUntil } }')
    expect(await classes(person)).toEqual(before)
  })

  test('is not answered when the row cannot be written', async () => {
    const person = await applicant(server)
    await server.db.execute(sql`alter table record_reads add constraint none check (false) not valid`)
    const refused = await office.call(HEALTH, { UserId: person.id })
    await server.db.execute(sql`alter table record_reads drop constraint none`)
    expect(codeOf(refused)).toBe('INTERNAL')
    expect(refused.data ?? null).toBeNull()
  })
})

describe('files', () => {
  const fetchAs = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { authorization: office.token, 'content-type': 'application/json' },
    })

  test('of a list leave one row with its people and the classes of its columns', async () => {
    const person = await applicant(server)
    const response = await fetchAs('/api/exports/users', {
      method: 'POST',
      body: JSON.stringify({
        filter: { Id: { eq: person.id } },
        columns: ['Name', 'Tel', 'UserStatus'],
        format: 'csv',
      }),
    })
    expect((await response.text()).split('\r\n')).toHaveLength(3)
    const reads = (await readsOf(person)).toSorted((a, b) => a.Class.localeCompare(b.Class))
    expect(reads).toEqual([
      { Class: 'Contact', Operation: 'exports/users', Purpose: 'browse' },
      { Class: 'Identity', Operation: 'exports/users', Purpose: 'browse' },
    ])
  })
})
