import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrators } from '../../../../../server/ground/tables/administrators'
import { certified, staff, type Actor } from '../../../../support/actors'
import { startTestServer, type TestServer } from '../../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

async function rowsOf(filter: object): Promise<string[][]> {
  const response = await fetch(`${server.url}/api/exports/activity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: admin.token },
    body: JSON.stringify({ filter, columns: ['User', 'text', 'actor'] }),
  })
  return parse(await response.text(), { bom: true })
}

test('the activity log names who did it and whom it is about, as the screen does', async () => {
  const person = await certified(server)
  await admin.call(
    'mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: true, Reason: "確認" }) { SuspensionStatus1 } }',
    { id: person.id },
  )
  const [{ name } = { name: '' }] = await server.db
    .select()
    .from(administrators)
    .where(eq(administrators.id, admin.id))
  const [heading, stopped] = await rowsOf({ user_id: person.id, category: 'Account', operation: 'Stop' })
  expect(heading).toEqual(['会員', '内容', 'だれが'])
  expect(stopped?.[2]).toBe(name)
  expect(stopped?.[1]).not.toMatch(/操作：|[0-9a-f]{8}-/)

  await admin.call('mutation { createLogoutActivity { success } }')
  expect(
    (await rowsOf({ user_id: admin.id })).slice(1).map(([user, , actor]) => [user, actor]),
  ).toContainEqual([name, '本人'])
})
