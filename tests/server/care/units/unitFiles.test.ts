import { parse } from 'csv-parse/sync'
import { desc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { recordReads } from '../../../../server/ground/tables/recordReads'
import { staff, type Actor } from '../../../support/actors'
import { SAYS_WHY } from '../../../support/api'
import { donor } from '../../../support/people'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { decide, find, openHold } from '../../../support/panels'
import { handOver, received, record } from '../../../support/units'

const DAY = 24 * 60
const LATER_MS = 120_000
const SINCE = new Date(TEST_NOW.getTime() + LATER_MS).toISOString()
const COLUMNS = [
  'Number',
  'ReceivedAt',
  'HandedOverAt',
  'HandedOverTo',
  'HandOverBatch',
  'WeightGrams',
  'State',
]

let server: TestServer
let admin: Actor
/** Handed over before and after that instant; in the house; not accepted. */
let [early, today, here, rejected]: string[] = []
let person: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  person = (await donor(server)).id
  const unit = async (minutesAgo: number, more: object = {}) =>
    (
      await record(admin, {
        DonationId: await received(server, { userId: person, minutesAgo }),
        ...more,
      })
    ).data?.recordUnit ?? { Id: '', Number: '' }
  const first = await unit(3 * DAY)
  await handOver(admin, [first.Id])
  server.clock.advance(LATER_MS)
  const second = await unit(5)
  await handOver(admin, [second.Id])
  const third = await unit(4 * DAY)
  const fourth = await unit(3, { Accepted: false, RejectionReason: '量が足りない' })
  ;[early, today, here, rejected] = [first, second, third, fourth].map(({ Number: number }) => number)
})
afterAll(() => server.close())

const post = (actor: Actor, body: object) =>
  fetch(`${server.url}/api/exports/units`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: actor.token ?? '', ...SAYS_WHY },
    body: JSON.stringify({ columns: ['Number'], format: 'csv', encoding: 'utf-8-bom', ...body }),
  })
async function numbersOf(actor: Actor, filter: object = {}) {
  const rows: string[][] = parse(await (await post(actor, { filter })).text(), { bom: true })
  return rows.slice(1).map(([number]) => number)
}

test('manufacturing gets the hand-overs since a day, in its encoding, without a name', async () => {
  const filter = { HandedOver: { eq: true }, HandedOverAt: { ge: SINCE } }
  const response = await post(admin, { filter, columns: COLUMNS, encoding: 'shift_jis' })
  const text = new TextDecoder('shift_jis').decode(await response.arrayBuffer())
  const [head, ...rows]: string[][] = parse(text)
  expect(head).toEqual(['便番号', '受け取り', '引き渡した日時', '引き渡し先', '引き渡し番号', '重さ', '状態'])
  expect(rows).toEqual([
    [today, '2026/12/01 08:57', '2026/12/01 09:02', '製造部 抽出室', 'H26-058', '148', '隔離'],
  ])
  expect(await numbersOf(admin, { HandedOverAt: { ge: TEST_NOW.toISOString() } })).toEqual([today, early])
})

test('manufacturing gets what is held or let go of since a day: number, hand-over, state, since when, no cause', async () => {
  const physician = await staff(server, 'Physician')
  const columns = ['Number', 'HandedOverAt', 'HandOverBatch', 'State', 'HoldChangedAt']
  const changed = async (actor: Actor, since: Date) => {
    const filter = { HoldChangedAt: { ge: since.toISOString() } }
    const rows: string[][] = parse(await (await post(actor, { filter, columns })).text(), { bom: true })
    return rows
  }
  const before = server.clock.now()
  expect(await changed(admin, TEST_NOW)).toHaveLength(1)
  const { data } = await openHold(physician, person)
  const held = ['保留', '2026/12/01 09:02']
  expect(await changed(admin, before)).toEqual([
    ['便番号', '引き渡した日時', '引き渡し番号', '状態', '保留・解除の日時'],
    [today, '2026/12/01 09:02', 'H26-058', ...held],
    [early, '2026/12/01 09:00', 'H26-058', ...held],
    [here, '', '', ...held],
  ])
  await find(physician, data?.openHold.Id ?? '')
  server.clock.advance(LATER_MS)
  await decide(await staff(server, 'Physician'), data?.openHold.Id ?? '')
  const released = await changed(admin, server.clock.now())
  expect(released.slice(1).map(([number, , , state, at]) => [number, state, at])).toEqual([
    [today, '隔離', '2026/12/01 09:04'],
    [early, '隔離', '2026/12/01 09:04'],
    [here, '隔離', '2026/12/01 09:04'],
  ])
  expect((await changed(await staff(server, 'Reception'), before)).slice(1)).toHaveLength(1)
})

test('state, rejected, handed over and batch narrow the file as they narrow the list', async () => {
  expect(await numbersOf(admin, { Accepted: { eq: false } })).toEqual([rejected])
  expect(await numbersOf(admin, { State: { in: ['Quarantine'] }, HandedOver: { eq: false } })).toEqual([here])
  expect(await numbersOf(admin, { HandOverBatch: { eq: 'Ｈ26-058' } })).toEqual([today, early])
  expect(await numbersOf(admin, { HandOverBatch: { eq: 'H26-05' } })).toEqual([])
})

test('reception makes a file of today alone; who reads states alone makes none', async () => {
  expect(await numbersOf(await staff(server, 'Reception'))).toEqual([rejected, today])
  expect(await numbersOf(await staff(server, 'Physician'))).toHaveLength(4)
  for (const role of ['Coordinator', 'Auditor', 'Finance', 'Support'] as const)
    expect((await post(await staff(server, role), {})).status).toBe(403)
})

test('it leaves its traces: who made it of how many, and whose rows were in it', async () => {
  const [before] = await server.db
    .select({ id: sql<number>`coalesce(max(${activities.id}), 0)` })
    .from(activities)
  await numbersOf(admin, { HandOverBatch: { eq: 'H26-058' }, HandedOver: { eq: true } })
  const [log] = await server.db
    .select()
    .from(activities)
    .where(gt(activities.id, before?.id ?? 0))
    .orderBy(desc(activities.id))
    .limit(1)
  expect(log?.text).toContain('便を書き出しました（2件、条件：引き渡し番号、引き渡し）')
  const reads = await server.db
    .select({ of: recordReads.class, userId: recordReads.userId })
    .from(recordReads)
    .where(eq(recordReads.operation, 'exports/units'))
  expect(reads).toContainEqual({ of: 'Material', userId: person })
})

test('where units are recorded elsewhere, there is no file', async () => {
  const { texts } = server.deps
  const { material } = texts
  texts.material = false
  try {
    expect((await post(admin, {})).status).toBe(404)
  } finally {
    texts.material = material
  }
})
