import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { bulkJobs, bulkRows } from '../../../../server/ground/tables/bulk'
import { certified, staff, suspended, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { manyPeople, officeOf, UNDO } from './bulkTesting'

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

const { preview, start, stateOf } = officeOf(() => ({ server, admin }))

describe('taking back', () => {
  test.each([
    ['Stop', { Until: '2026-12-08' }],
    ['Resume', {}],
    ['SetUpdateRequired', {}],
    ['ClearUpdateRequired', {}],
  ] as const)('%s and back is as before, but for whoever changed since', async (act, more) => {
    const people = [
      await certified(server),
      await certified(server, {
        suspensionStatus1: true,
        suspendedUntil: '2026-12-20',
        updateRequired: true,
        updatedSuspensionStatus1ToTrueAt: TEST_NOW,
      }),
      await certified(server, { suspensionStatus1: true, updatedSuspensionStatus1ToTrueAt: TEST_NOW }),
    ]
    const ids = people.map(({ id }) => id)
    const before = await Promise.all(ids.map(stateOf))
    const job = await preview(act, { Ids: ids, ...more })
    const done = await start(job)
    expect(done?.Done).toBeGreaterThan(0)
    expect(await Promise.all(ids.map(stateOf))).not.toEqual(before)
    const { data } = await admin.call(UNDO, { input: { Id: job.Id } })
    const back = data?.undoBulk
    if (!back) throw new Error('No way back')
    expect(back).toMatchObject({ State: 'Preview', Undoes: job.Id, Pending: done?.Done })
    expect(await start(back)).toMatchObject({ State: 'Finished', Done: done?.Done })
    expect(await Promise.all(ids.map(stateOf))).toEqual(before)
    const again = await admin.call(UNDO, { input: { Id: job.Id } })
    expect(again.data?.undoBulk).toMatchObject({ Pending: 0, Refusals: [{ Refusal: 'Changed' }] })
  })

  test('waits for the end of the job', async () => {
    await manyPeople(server, 60, {})
    const job = await preview('SetUpdateRequired', { Filter: {} })
    await start(job, null)
    expect(codeOf(await admin.call(UNDO, { input: { Id: job.Id } }))).toBe('INVALID_STATE')
  })
})

test('the report is a file too, for administrators', async () => {
  const person = await suspended(server)
  const job = await preview('Stop', { Ids: [person.id] })
  const ask = (by: Actor, filter: object) =>
    fetch(`${server.url}/api/exports/bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: by.token },
      body: JSON.stringify({ filter, columns: ['User', 'State', 'Before', 'Refusal'] }),
    })
  const read: string[][] = parse(await (await ask(admin, { JobId: job.Id })).text(), { bom: true })
  expect(read).toEqual([
    ['会員', '結果', 'いま', '変わらない理由'],
    ['山田 花子', '変わらない方', '一時停止中（再開する日は未定）', 'すでにその状態です'],
  ])
  expect((await ask(await staff(server, 'Support'), { JobId: job.Id })).status).toBe(403)
  expect((await ask(admin, { JobId: 'x' })).status).toBe(404)
})

test('a preview is forgotten after a day, a job after ninety', async () => {
  const person = await certified(server)
  await preview('Stop', { Ids: [person.id] })
  await start(await preview('Stop', { Ids: [person.id] }))
  const later = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000 + 1)
  const left = async (days: number) => {
    await forgetOldData(server.deps, later(days))
    return (await server.db.select().from(bulkJobs)).length
  }
  expect([await left(0), await left(1), await left(89), await left(90)]).toEqual([2, 1, 1, 0])
  expect(await server.db.select().from(bulkRows)).toEqual([])
})
