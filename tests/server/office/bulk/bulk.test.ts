import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runBulk } from '../../../../server/office/bulk/runBulk'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators } from '../../../../server/ground/tables/administrators'
import { bulkJobs, bulkRows } from '../../../../server/ground/tables/bulk'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { applicant, certified, staff, suspended, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { openMonth } from '../../../support/openMonth'
import { reasonsOf } from '../../../support/reasons'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { manyPeople, officeOf, PREVIEW, START, UNDO, rowsOf } from './bulkTesting'
import { often } from '../../../support/full'

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

const { preview, start, stateOf } = officeOf(() => ({ server, admin }))
const rows = (jobId: string) => rowsOf(admin, jobId)

describe('a preview', () => {
  test('says of each what will be and why not, and changes nobody', async () => {
    const [a, b, left] = [await certified(server), await suspended(server), await certified(server)]
    await left.call('mutation { requestWithdrawal { success } }')
    const job = await preview('Stop', { Ids: [a.id, b.id, left.id], Until: '2026-12-08' })
    expect(job).toMatchObject({ State: 'Preview', Pending: 2, Done: 0, Refused: 0, Refusals: [] })
    const until = '一時停止中（2026年12月8日（火）に再開）'
    expect(await rows(job.Id)).toEqual(
      expect.arrayContaining([
        { UserId: a.id, State: 'Pending', Before: '停止していない', After: until, Refusal: null },
        {
          UserId: b.id,
          State: 'Pending',
          Before: '一時停止中（再開する日は未定）',
          After: until,
          Refusal: null,
        },
      ]),
    )
    expect(await stateOf(a.id)).toMatchObject({ Stopped: false })
    expect(await server.db.select().from(activities).where(eq(activities.operation, 'Bulk'))).toEqual([])
  })

  test('is of all that match a filter, not of a page, in pages of its own', async () => {
    await manyPeople(server, 120, { city: '酒田市' })
    const other = await applicant(server)
    const job = await preview('SetUpdateRequired', { Filter: { City: { contains: '酒田' } } })
    expect(job).toMatchObject({ Pending: 120 })
    const shown = await rows(job.Id)
    expect(shown).toHaveLength(120)
    expect(shown.map(({ UserId }) => UserId)).not.toContain(other.id)
  })

  test.each([
    [{ Act: 'Stop', Selection: {} }],
    [{ Act: 'Stop', Selection: { Ids: [] } }],
    [{ Act: 'Stop', Selection: { Ids: [], Filter: {} } }],
    [{ Act: 'Stop', Selection: { Filter: { City: { eq: 'nowhere' } } } }],
    [{ Act: 'Stop', Selection: { Filter: {} }, Until: '2026-12-01' }],
    [{ Act: 'Resume', Selection: { Filter: {} }, Until: '2026-12-08' }],
  ])('is refused for %j', async (input) => {
    await applicant(server)
    expect(codeOf(await admin.call(PREVIEW, { input }))).toBe('BAD_USER_INPUT')
    expect(await server.db.select().from(bulkJobs)).toEqual([])
  })

  test('of an invitation counts the places of the month, in the order of the line', async () => {
    await openMonth(server, 2026, 12, 2)
    const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)
    const [third, first, second] = [
      await waiting(server, ago(1)),
      await waiting(server, ago(3)),
      await waiting(server, ago(2)),
    ]
    const donor = await certified(server)
    const resting = await waiting(server, ago(9))
    await resting.call('mutation { setWaitingPause(input: { Until: "2027-02-01" }) { success } }')
    const job = await preview('Invite', { Ids: [third.id, first.id, second.id, donor.id, resting.id] })
    expect(job).toMatchObject({ Pending: 2, Refused: 3 })
    const refusals = new Map((await rows(job.Id)).map(({ UserId, Refusal }) => [UserId, Refusal]))
    expect(refusals).toEqual(
      new Map([
        [first.id, null],
        [second.id, null],
        [third.id, 'MonthFull'],
        [donor.id, 'NotWaiting'],
        [resting.id, 'Paused'],
      ]),
    )
    expect(await start(job)).toMatchObject({ State: 'Finished', Done: 2, Refused: 3 })
    expect(await stateOf(first.id)).toMatchObject({ Status: 'Guidance' })
    expect(await stateOf(third.id)).toMatchObject({ Status: 'WaitingGuidance' })
    expect(codeOf(await admin.call(UNDO, { input: { Id: job.Id } }))).toBe('INVALID_STATE')
  })
})

describe('a job', () => {
  test('does with each what the act with one does: log, reason and mail, and one row for all', async () => {
    const [a, b] = [await certified(server), await certified(server)]
    const job = await preview('Stop', { Ids: [a.id, b.id], Until: '2026-12-08' })
    expect(await start(job)).toMatchObject({ State: 'Finished', Pending: 0, Done: 2 })
    for (const { id } of [a, b]) {
      expect(await stateOf(id)).toMatchObject({ Stopped: true, Until: '2026-12-08' })
      const byAdmin = eq(activities.actorId, admin.id)
      const stop = and(eq(activities.userId, id), eq(activities.operation, 'Stop'), byAdmin)
      expect(await reasonsOf(server, stop)).toEqual(['点検のため'])
      const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))
      expect(mails.map(({ kind }) => kind)).toEqual(['suspended'])
    }
    const [told] = await server.db.select().from(activities).where(eq(activities.operation, 'Bulk'))
    expect(told?.text).toContain('まとめて処理を始めました（一時停止する、2人）')
    const [kept] = await server.db.select().from(bulkJobs)
    expect(kept?.reason).toBeNull()
  })

  test('begun twice runs once; without a reason and with another fingerprint it does not begin', async () => {
    const person = await certified(server)
    const job = await preview('Stop', { Ids: [person.id] })
    const input = { Id: job.Id, Fingerprint: job.Fingerprint }
    expect(codeOf(await admin.call(START, { input }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await admin.call(START, { input: { ...input, Fingerprint: 'x', Reason: '点検' } }))).toBe(
      'CONFLICT',
    )
    await Promise.all([start(job), start(job)])
    await start(job)
    expect(await server.db.select().from(activities).where(eq(activities.operation, 'Stop'))).toHaveLength(1)
    expect(await server.db.select().from(activities).where(eq(activities.operation, 'Bulk'))).toHaveLength(1)
    const nothing = await preview('Stop', { Ids: [person.id] })
    expect(
      codeOf(
        await admin.call(START, {
          input: { Id: nothing.Id, Fingerprint: nothing.Fingerprint, Reason: '点検' },
        }),
      ),
    ).toBe('INVALID_STATE')
  })

  test('leaves alone whoever changed after the preview, and says so', async () => {
    const [a, b, left] = [await certified(server), await certified(server), await certified(server)]
    const job = await preview('Stop', { Ids: [a.id, b.id, left.id], Until: '2026-12-08' })
    await admin.call(
      'mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: true, Reason: "電話", Until: "2026-12-20" }) { Id } }',
      { id: b.id },
    )
    await left.call('mutation { requestWithdrawal { success } }')
    expect(await start(job)).toMatchObject({
      Done: 1,
      Refused: 1,
      Refusals: [{ Refusal: 'Changed', Count: 1 }],
    })
    expect(await stateOf(b.id)).toMatchObject({ Until: '2026-12-20' })
  })

  test('refuses alone whoever no longer fits, after the others of the same transaction', async () => {
    await openMonth(server, 2026, 12, 3)
    const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)
    const line = [await waiting(server, ago(4)), await waiting(server, ago(3)), await waiting(server, ago(2))]
    const job = await preview('Invite', { Ids: line.map(({ id }) => id) })
    expect(job).toMatchObject({ Pending: 3 })
    const other = await preview('Invite', { Ids: [(await waiting(server, ago(9))).id] })
    expect(await start(other)).toMatchObject({ Done: 1 })
    expect(await start(job)).toMatchObject({ State: 'Finished', Done: 2, Refused: 1 })
    expect((await rows(job.Id)).map(({ Refusal }) => Refusal)).toEqual([null, null, 'MonthFull'])
    const found = await Promise.all(
      line.map(async ({ id }) => {
        const [invited, mails] = await Promise.all([
          server.db
            .select()
            .from(activities)
            .where(and(eq(activities.userId, id), eq(activities.category, 'Guidance'))),
          server.db
            .select()
            .from(mailOutbox)
            .where(and(eq(mailOutbox.userId, id), eq(mailOutbox.kind, 'guidanceInvitation'))),
        ])
        return [invited.length, mails.length]
      }),
    )
    expect(found).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ])
  })

  test('goes on where a killed run stopped; two runs at once share the people', async () => {
    await manyPeople(server, 130, {})
    const job = await preview('SetUpdateRequired', { Filter: {} })
    expect(await start(job, null)).toMatchObject({ State: 'Running', Done: 50, Pending: 80 })
    // A run that is killed in the middle of a person: its transaction is gone with its connection.
    const client = await server.db.$client.connect()
    await client.query('BEGIN')
    await client.query(
      `UPDATE bulk_rows SET state = 'Done' WHERE (job_id, position) IN
        (SELECT job_id, position FROM bulk_rows WHERE state = 'Pending' ORDER BY position LIMIT 1)`,
    )
    await runBulk(server.deps, TEST_NOW)
    const [running] = await server.db.select().from(bulkJobs)
    expect(running?.finishedAt).toBeNull()
    client.release(true)
    await Promise.all([runBulk(server.deps, TEST_NOW), runBulk(server.deps, TEST_NOW)])
    await runBulk(server.deps, TEST_NOW)
    const [done] = await server.db.select().from(bulkJobs)
    expect(done?.finishedAt).not.toBeNull()
    const edits = await server.db.select().from(activities).where(eq(activities.operation, 'UpdateByAdmin'))
    expect(new Set(edits.map(({ userId }) => userId)).size).toBe(130)
    expect(edits).toHaveLength(130)
  })

  test('two at once over the same people change each once', async () => {
    const PEOPLE = often(30, 120)
    await manyPeople(server, PEOPLE, {})
    const [one, two] = [await preview('Stop', { Filter: {} }), await preview('Stop', { Filter: {} })]
    await Promise.all([start(one), start(two)])
    await Promise.all([runBulk(server.deps, TEST_NOW), runBulk(server.deps, TEST_NOW)])
    await runBulk(server.deps, TEST_NOW)
    const found = await server.db.select().from(bulkRows)
    expect(found.filter(({ state }) => state === 'Done')).toHaveLength(PEOPLE)
    expect(found.filter(({ refusal }) => refusal === 'Changed')).toHaveLength(PEOPLE)
    expect(await server.db.select().from(activities).where(eq(activities.operation, 'Stop'))).toHaveLength(
      PEOPLE,
    )
  })

  test('ends for whoever is no administrator any more', async () => {
    await manyPeople(server, 60, {})
    const job = await preview('SetUpdateRequired', { Filter: {} })
    await start(job, null)
    await server.db.update(administrators).set({ role: 'Support' }).where(eq(administrators.id, admin.id))
    await runBulk(server.deps, TEST_NOW)
    const found = await server.db.select().from(bulkRows)
    expect(found.filter(({ refusal }) => refusal === 'ActorGone')).toHaveLength(10)
  })
})
