import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readDocuments } from '../../../../devtools/bench/readDocuments'
import { getTableColumns, sql } from 'drizzle-orm'
import { personId, rowsOfPerson } from '../../../../server/ground/access/ofPerson'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
let one: Actor
let other: Actor

beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  one = await certified(server)
  other = await applicant(server)
})
afterAll(() => server.close())

const rows = rowsOfPerson(
  getTableColumns(userProfiles),
  sql`from ${userProfiles} where ${userProfiles.id} = ${personId}`,
)
const id = rowsOfPerson(
  { id: userProfiles.id },
  sql`from ${userProfiles} where ${userProfiles.id} = ${personId}`,
)

test('what is asked of a person in one turn is one statement, with the rows of that person', async () => {
  const statements = vi.spyOn(server.db.$client, 'query')
  const answers = await Promise.all([
    rows(server.db, one.id),
    id(server.db, one.id),
    rows(server.db, one.id),
    id(server.db, other.id),
  ])
  expect(statements).toHaveBeenCalledTimes(2)
  statements.mockRestore()
  const selected = await server.db
    .select()
    .from(userProfiles)
    .where(sql`id = ${one.id}`)
  expect(answers).toEqual([selected, [{ id: one.id }], selected, [{ id: other.id }]])
  expect(await id(server.db, '00000000-0000-4000-8000-00000000ffff')).toEqual([])
})

test("a person's page of the console asks the database four times", async () => {
  const ask = () => office.send(readDocuments().UserPage ?? '', { id: one.id, opened: true })
  await ask()
  const statements = vi.spyOn(server.db.$client, 'query')
  expect((await ask()).errors).toBeUndefined()
  expect(statements.mock.calls.length).toBeLessThanOrEqual(4)
  statements.mockRestore()
})
