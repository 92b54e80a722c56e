import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceLocks } from '../../../../server/ground/tables/administrators'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const newProof = () => randomBytes(32).toString('base64')
const save = (actor: Actor, DeviceId: string, PinProof: string, BadgeProof: string | null = null) =>
  actor.call('mutation ($input: SaveDeviceLockInput!) { saveDeviceLock(input: $input) { Share } }', {
    input: { DeviceId, PinProof, BadgeProof },
  })
async function unlock(device: string, proof: string, kind = 'pin') {
  const response = await fetch(`${server.url}/api/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device, kind, proof }),
  })
  return { status: response.status, body: await response.json() }
}

test('a device is opened by what it made of its codes, and the server holds neither', async () => {
  const actor = await staff(server, 'Support')
  const [device, pin, badge] = [randomUUID(), newProof(), newProof()]
  const { Share: share } = (await save(actor, device, pin, badge)).data?.saveDeviceLock ?? {}
  expect(await unlock(device, pin)).toEqual({ status: 200, body: { share } })
  expect(await unlock(device, badge, 'badge')).toEqual({ status: 200, body: { share } })
  expect(await unlock(device, badge)).toEqual({ status: 403, body: { triesLeft: 4 } })
  const rows = JSON.stringify(await server.db.select().from(deviceLocks))
  expect([rows.includes(pin), rows.includes(badge)]).toEqual([false, false])
  expect((await unlock(device, 'short')).status).toBe(400)
})

test('five wrong codes, also at once, end it for good; a right one gives all tries back', async () => {
  const actor = await staff(server)
  const [device, pin] = [randomUUID(), newProof()]
  await save(actor, device, pin)
  for (let round = 0; round < 2; round++) {
    for (const triesLeft of [4, 3, 2, 1])
      expect(await unlock(device, newProof())).toEqual({ status: 403, body: { triesLeft } })
    expect((await unlock(device, pin)).status).toBe(200)
  }
  const answers = await Promise.all(Array.from({ length: 12 }, () => unlock(device, newProof())))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  expect(await unlock(device, pin)).toEqual({ status: 403, body: { triesLeft: 0 } })
})

test('a device is of the one who set its codes, and closed once they are removed', async () => {
  const [owner, other] = [await staff(server), await staff(server)]
  const [device, pin] = [randomUUID(), newProof()]
  await save(owner, device, pin)
  expect(codeOf(await save(other, device, newProof()))).toBe('NOT_FOUND')
  expect((await unlock(device, pin)).status).toBe(200)
  await other.call('mutation ($id: ID!) { deleteAdministrator(input: { Id: $id }) { Id } }', { id: owner.id })
  expect(await unlock(device, pin)).toEqual({ status: 403, body: { triesLeft: 0 } })
})
