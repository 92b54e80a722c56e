import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBulk } from '../../../../server/office/bulk/runBulk'
import { activities } from '../../../../server/ground/tables/activity'
import { bulkJobs, bulkRows } from '../../../../server/ground/tables/bulk'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import type { LetterKind } from '../../../../shared/generated/schema'
import { certified, invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { manyPeople, officeOf, PREVIEW, rowsOf, UNDO } from './bulkTesting'

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

const { preview, start } = officeOf(() => ({ server, admin }))

const SAVE = 'mutation ($input: SaveLetterInput!) { saveLetter(input: $input) { Id Version } }' as const
const LETTER = 'query ($id: ID!) { getBulkJob(Id: $id) { Letter { Version Subject Text } } }' as const

async function write(Text: string, more: { Id?: string; Version?: number; Kind?: LetterKind } = {}) {
  const letter = { Id: randomUUID(), Version: 0, Name: '休業', Kind: 'Notice', Subject: '年末の休業日', Text }
  const { data } = await admin.call(SAVE, { input: { ...letter, ...more } })
  if (!data) throw new Error('Not saved')
  return data.saveLetter.Id
}

const mails = () => server.db.select().from(mailOutbox).where(eq(mailOutbox.actorId, admin.id))

/** A mail that ended, so many minutes ago. */
async function mailed(userId: string, minutes: number, lastError: string | null, kind = 'officeNotice') {
  const at = new Date(TEST_NOW.getTime() - minutes * 60_000)
  const ended = lastError ? { failedAt: at, lastError } : { sentAt: at }
  const audit = { createdAt: at, updatedAt: at, nextAttemptAt: at }
  const id = randomUUID()
  await server.db.insert(mailOutbox).values({ id, kind, userId, dedupeKey: id, ...audit, ...ended })
}

async function booked(reservedAt: Date) {
  const person = await invited(server)
  await server.db
    .update(guidances)
    .set({ status: 'Reserved', reservedAt })
    .where(eq(guidances.userId, person.id))
  return person
}

test('says of each why they do not get it, and mails it to the others alone', async () => {
  const coming = await booked(new Date('2026-12-20T01:00:00Z'))
  const past = await booked(new Date(TEST_NOW.getTime() - 60_000))
  const [plain, lost, returned, moved, arrived, busy] = await Promise.all(
    Array.from({ length: 6 }, () => certified(server, { subscribedMagazine: true })),
  )
  const [silent, mute] = [await certified(server), await certified(server, { email: null })]
  if (!plain || !lost || !returned || !moved || !arrived || !busy) throw new Error('Nobody')
  await mailed(lost.id, 20, 'NoMailbox')
  await mailed(returned.id, 20, 'Returned')
  await mailed(moved.id, 20, 'NoMailbox')
  await mailed(moved.id, 10, 'NoMailbox', 'addressChanged')
  await mailed(arrived.id, 20, 'Returned')
  await mailed(arrived.id, 10, null)
  await mailed(busy.id, 20, 'ECONNREFUSED')
  const people = [coming, past, plain, lost, returned, moved, arrived, busy, silent, mute]
  const Ids = people.map(({ id }) => id)
  const refusalsOf = async (LetterId: string) => {
    const job = await preview('SendLetter', { Ids, LetterId })
    const rows = new Map((await rowsOf(admin, job.Id)).map((row) => [row.UserId, row]))
    return { job, rows, refusals: Ids.map((id) => rows.get(id)?.Refusal) }
  }

  const returns = 'MailReturns' as const
  const notice = await refusalsOf(await write('{{お名前}}様'))
  expect(notice.refusals).toEqual([null, null, null, returns, returns, null, null, null, null, 'NoAddress'])
  const news = await refusalsOf(await write('{{お名前}}様', { Kind: 'News' }))
  expect(news.refusals).toEqual([
    'NoNewsWanted',
    'NoNewsWanted',
    null,
    returns,
    returns,
    null,
    null,
    null,
    'NoNewsWanted',
    'NoAddress',
  ])
  const hour = await refusalsOf(await write('{{ガイダンスの日時}}'))
  expect(hour.refusals).toEqual([null, ...Array<string>(8).fill('NoBooking'), 'NoAddress'])
  expect(await mails()).toEqual([])

  expect(notice.rows.get(plain.id)).toMatchObject({ Before: 'まだ送っていない', After: '「年末の休業日」' })
  expect(await start(notice.job, null)).toMatchObject({ State: 'Finished', Done: 7, Refused: 3 })
  expect((await mails()).map(({ userId }) => userId).toSorted()).toEqual(
    [coming, past, plain, moved, arrived, busy, silent].map(({ id }) => id).toSorted(),
  )
  expect((await rowsOf(admin, notice.job.Id)).find(({ UserId }) => UserId === plain.id)).toMatchObject({
    State: 'Done',
    After: '「年末の休業日」',
  })
  expect(codeOf(await admin.call(UNDO, { input: { Id: notice.job.Id } }))).toBe('INVALID_STATE')
  const logged = await server.db.select().from(activities).where(eq(activities.operation, 'Write'))
  expect(logged.map(({ actorId }) => actorId)).toEqual(Array(7).fill(admin.id))

  await server.db.update(guidances).set({ status: 'Cancelled', closedAt: TEST_NOW })
  expect(await start(hour.job, null)).toMatchObject({
    Done: 0,
    Refusals: expect.arrayContaining([{ Refusal: 'NoBooking', Count: 9 }]),
  })
})

test('sends what was shown, once to each, whatever is written, killed and repeated meanwhile', async () => {
  await manyPeople(server, 60, {})
  const LetterId = await write('はじめの文です。')
  const job = await preview('SendLetter', { Filter: {}, LetterId })
  await write('書き直した文です。', { Id: LetterId, Version: 1 })
  const { data } = await admin.call(LETTER, { id: job.Id })
  expect(data?.getBulkJob.Letter).toMatchObject({ Version: 1, Text: 'はじめの文です。' })
  expect(await start(job, null)).toMatchObject({ State: 'Running', Done: 50, Pending: 10 })

  // A run that is killed in the middle of a person: its transaction is gone with its connection.
  const client = await server.db.$client.connect()
  await client.query('BEGIN')
  await client.query(
    `UPDATE bulk_rows SET state = 'Done' WHERE (job_id, position) IN
      (SELECT job_id, position FROM bulk_rows WHERE state = 'Pending' ORDER BY position LIMIT 1)`,
  )
  await runBulk(server.deps, TEST_NOW)
  expect(await mails()).toHaveLength(59)
  client.release(true)
  await Promise.all([runBulk(server.deps, TEST_NOW), runBulk(server.deps, TEST_NOW)])
  await runBulk(server.deps, TEST_NOW)

  // As if nothing had been noted of what was sent.
  await server.db.update(bulkRows).set({ state: 'Pending' })
  await server.db.update(bulkJobs).set({ finishedAt: null })
  expect(await runBulk(server.deps, TEST_NOW)).toBe(60)
  const sent = await mails()
  expect(sent).toHaveLength(60)
  expect(new Set(sent.map(({ userId }) => userId)).size).toBe(60)
  for (const { params } of await server.deps.vault.open(server.db, 'mail_outbox', sent))
    expect(params).toMatchObject({ subject: '年末の休業日', text: 'はじめの文です。' })
})

test.each([{}, { LetterId: randomUUID() }, { LetterId: '手紙' }, { Act: 'Stop' }])(
  'is refused for %j',
  async (given) => {
    const { id } = await certified(server)
    const LetterId = given.Act && (await write('文です。'))
    const input = { Act: 'SendLetter', Selection: { Ids: [id] }, LetterId, ...given }
    expect(codeOf(await admin.call(PREVIEW, { input }))).toBe('BAD_USER_INPUT')
  },
)
