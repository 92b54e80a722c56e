import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordReads } from '../../../../server/ground/tables/recordReads'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf, sendApi, type ApiAnswer } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let colleagues: Actor[]
let people: Actor[]
beforeAll(async () => {
  server = await startTestServer()
  colleagues = [await staff(server), await staff(server, 'Physician')]
  people = await Promise.all(Array.from({ length: 12 }, () => applicant(server)))
})
afterAll(() => server.close())

const PURPOSES = ['inquiry', 'audit', 'interview']
/** Of each person by one colleague, for one purpose. */
const readerOf = (at: number) => colleagues[at % colleagues.length] as Actor
const purposeAt = (at: number) => PURPOSES[at % PURPOSES.length] as string
const readEverybody = () =>
  people.map((person, at) =>
    sendApi(
      server,
      readerOf(at).token,
      'query ($UserId: ID!) { getUserById(UserId: $UserId) { Profile { LastName OnlineCheckResult } } }',
      { UserId: person.id },
      { 'x-purpose': purposeAt(at) },
    ),
  )
const keptRows = () =>
  server.db
    .select()
    .from(recordReads)
    .where(
      inArray(
        recordReads.userId,
        people.map(({ id }) => id),
      ),
    )

const waitingWrites = async () => {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where relation = 'record_reads'::regclass and not granted`,
  )
  return rows[0]?.count ?? 0
}

test('answers that wait together leave when their own rows are committed, and not before', async () => {
  const answers: ApiAnswer[] = []
  let asked: Promise<unknown>[] = []
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${recordReads} in share mode`)
    asked = readEverybody().map((answer) => answer.then((given) => answers.push(given)))
    await expect.poll(waitingWrites).toBe(1)
    // Whoever shows nothing of a person goes by, and so does a person's own data.
    expect(codeOf(await readerOf(0).send('{ countWork { All } }'))).toBeNull()
    expect(codeOf(await (people[0] as Actor).send('{ getUser { Profile { LastName } } }'))).toBeNull()
    expect(await waitingWrites()).toBe(1)
    expect(answers).toEqual([])
  })
  await Promise.all(asked)
  expect(answers.map(codeOf)).toEqual(people.map(() => null))
  const rows = await keptRows()
  const told = rows.map((row) => [row.userId, row.actorId, row.purpose, row.class].join(' '))
  const expected = people.flatMap(({ id }, at) =>
    ['Identity', 'Health'].map((data) => [id, readerOf(at).id, purposeAt(at), data].join(' ')),
  )
  expect(told.toSorted()).toEqual(expected.toSorted())
  expect(new Set(rows.map(({ requestId }) => requestId)).size).toBe(people.length)
})

test('if the rows cannot be written, none of them is answered, and the next are', async () => {
  const before = (await keptRows()).length
  await server.db.execute(sql`alter table record_reads add constraint none check (false) not valid`)
  const refused = await Promise.all(readEverybody())
  await server.db.execute(sql`alter table record_reads drop constraint none`)
  expect(refused.map(({ data }) => data ?? null)).toEqual(people.map(() => null))
  expect(new Set(refused.map(codeOf))).toEqual(new Set(['INTERNAL']))
  expect(await keptRows()).toHaveLength(before)
  expect((await Promise.all(readEverybody())).map(codeOf)).toEqual(people.map(() => null))
  expect(await keptRows()).toHaveLength(before * 2)
})
