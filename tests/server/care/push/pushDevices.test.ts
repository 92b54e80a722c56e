import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, japaneseInstant } from '../../../../shared/facts/dates'
import { pushKinds, pushSaid } from '../../../../shared/words/program/push'
import { activities } from '../../../../server/ground/tables/activity'
import { pushDevices } from '../../../../server/ground/tables/push'
import { applicant, newcomer, staff, suspended } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { type Browser } from '../../../support/pushReceiver'
import { TEST_NOW } from '../../../support/testServer'
import { pathOf, startPushes, type Pushes } from './pushTesting'

let pushes: Pushes
beforeAll(async () => {
  pushes = await startPushes()
})
beforeEach(() => {
  pushes.service.received.splice(0)
  pushes.server.clock.set(TEST_NOW)
})
afterAll(() => pushes.close())

const DELETE = 'mutation ($input: DeletePushDeviceInput!) { deletePushDevice(input: $input) { success } }'

test('five devices a person; a sixth takes the place of the one that was used longest ago', async () => {
  const { server, browser, save, devicesOf } = pushes
  const person = await applicant(server)
  const all = Array.from({ length: 8 }, () => browser())
  const answers = await Promise.all(all.map((device) => save(person, device)))
  expect(answers.map(codeOf)).toEqual(all.map(() => null))
  const slots = (await devicesOf(person)).map(({ slot }) => slot).toSorted()
  expect(slots).toEqual([1, 2, 3, 4, 5])
  const [first] = await devicesOf(person)
  if (!first) throw new Error('No device')
  await expect(
    server.db.insert(pushDevices).values({ ...first, id: randomUUID(), slot: 6, digest: 'another' }),
  ).rejects.toThrow('Failed query')
})

test('addresses and keys are sealed, and a stranger cannot send a device elsewhere', async () => {
  const { server, service, browser, devicesOf, told, expiring, run } = pushes
  const person = await applicant(server)
  const device = await told(person)
  const [row] = await devicesOf(person)
  expect(row).toMatchObject({ target: null, targetSealed: expect.any(Buffer) })
  expect(JSON.stringify(row)).not.toContain(pathOf(device))
  const next = browser()
  const renew = (body: object) =>
    fetch(`${server.url}/api/push_device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { Endpoint, Auth } = device
  const guessed = Buffer.alloc(16).toString('base64url')
  expect((await renew({ Before: { Endpoint, Auth: guessed }, After: next })).status).toBe(404)
  const inside = { ...next, Endpoint: 'https://169.254.169.254/' }
  expect((await renew({ Before: { Endpoint, Auth }, After: inside })).status).toBe(400)
  expect((await renew({ Before: { Endpoint, Auth }, After: next })).status).toBe(200)
  // Once.
  expect((await renew({ Before: { Endpoint, Auth }, After: browser() })).status).toBe(404)
  await expiring(person)
  expect(await run()).toBe(1)
  expect(service.received[0]?.path).toBe(pathOf(next))
  expect(service.received[0]?.message).not.toBeNull()
})

test('a browser belongs to whoever used it last', async () => {
  const { server, save, asked, devicesOf, told } = pushes
  const [mother, son] = [await applicant(server), await applicant(server)]
  const shared = await told(mother)
  expect((await save(mother, shared, null)).data?.savePushDevice).toEqual({
    Kinds: [...pushKinds],
    Others: 0,
  })
  expect((await save(son, shared, null)).data?.savePushDevice).toEqual({ Kinds: null, Others: 0 })
  expect(await devicesOf(mother)).toEqual([])
  await save(son, shared)
  expect(await asked(mother, shared)).toEqual({ Kinds: null, Others: 0 })
  expect(await asked(son, shared)).toEqual({ Kinds: [...pushKinds], Others: 0 })
})

test('signing out, here or of all devices, ends it; so does leaving', async () => {
  const { server, service, asked, devicesOf, told, expiring, run } = pushes
  const person = await applicant(server)
  await told(person)
  const here = person.token
  await person.signInAgain()
  const second = await told(person)
  await person.send('mutation { createLogoutActivity { success } }')
  expect((await devicesOf(person)).length).toBe(1)
  expect(await asked(person, second)).toEqual({ Kinds: null, Others: 1 })
  // Ended on the other device: the next run notices.
  await person.send('mutation { endOwnSessions(input: { Id: null }) { Id } }')
  await expiring(person)
  expect(await run()).toBe(0)
  expect(await devicesOf(person)).toEqual([])
  expect(here).not.toBe(person.token)

  const [lost, leaver] = [await applicant(server), await applicant(server)]
  await told(lost)
  await told(lost)
  await lost.send(DELETE, { input: {} })
  expect(await devicesOf(lost)).toEqual([])
  const device = await told(leaver)
  await expiring(leaver)
  expect(codeOf(await leaver.send('mutation { requestWithdrawal { success } }'))).toBeNull()
  expect(await devicesOf(leaver)).toEqual([])
  expect(await run()).toBe(0)
  expect(service.received.map(({ path }) => path)).not.toContain(pathOf(device))
})

test('a device that opened nothing for a year is forgotten, one that was opened is not', async () => {
  const { server, service, save, asked, told, expiring, run } = pushes
  const [away, here] = [await applicant(server), await applicant(server)]
  const [old, used] = [await told(away), await told(here)]
  const almost = addDays('2026-12-01', 364)
  server.clock.set(japaneseInstant(almost, 9))
  await here.signInAgain()
  await save(here, used, null)
  server.clock.set(japaneseInstant(addDays(almost, 2), 9))
  await expiring(away)
  await expiring(here)
  expect(await run()).toBe(1)
  expect(service.received.map(({ path }) => path)).toEqual([pathOf(used)])
  await away.signInAgain()
  expect(await asked(away, old)).toEqual({ Kinds: null, Others: 0 })
})

test('what a browser cannot be is refused, and who cannot be told', async () => {
  const { server, browser, save, devicesOf } = pushes
  const person = await applicant(server)
  const good = browser()
  const wrong: Partial<Browser>[] = [
    { Endpoint: 'https://127.0.0.1/x' },
    { Endpoint: 'http://push.example.com/x' },
    { Endpoint: `https://push.example.com/${'x'.repeat(1_000)}` },
    { P256dh: Buffer.alloc(65, 4).toString('base64url') },
    { P256dh: '' },
    { Auth: 'short' },
  ]
  for (const part of wrong) expect(codeOf(await save(person, { ...good, ...part }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await save(await newcomer(server), good))).toBe('NOT_FOUND')
  expect(codeOf(await save(await suspended(server), good))).toBe('FORBIDDEN')
  expect(codeOf(await save(await staff(server), good))).toBe('FORBIDDEN')
  expect(await devicesOf(person)).toEqual([])
})

test('her own data name the devices, and the log what she chose', async () => {
  const { server, save, told } = pushes
  const person = await applicant(server)
  const device = await told(person, 'DayBefore')
  await save(person, device, ['DayBefore'])
  await save(person, device, null)
  const answer = await fetch(`${server.url}/api/own_data?format=json`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  const own = await answer.text()
  expect(own).toContain('お知らせを受け取る端末')
  expect(own).toContain('push.example.com')
  expect(own).toContain(pushSaid.DayBefore.label)
  expect(own).not.toContain(device.Auth)
  const log = await server.db.select().from(activities).where(eq(activities.userId, person.id))
  expect(log.filter(({ text }) => text.includes('端末へのお知らせ')).length).toBe(1)
})
