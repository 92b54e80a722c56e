import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inviteWaiting } from '../../../../server/office/jobs/expireInvitations'
import { beginsAt, jobs } from '../../../../server/office/jobs/jobs'
import { runJob, startJobs } from '../../../../server/office/jobs/startJobs'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { certified } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ connections: 30 })
})
afterEach(() => server.close())

const queued = async (state: string): Promise<string[]> => {
  const { rows } = await server.db.$client.query<{ name: string }>(
    `SELECT name FROM pgboss.job WHERE state::text = $1 AND name NOT LIKE '\\_\\_%' ORDER BY name`,
    [state],
  )
  return rows.map(({ name }) => name)
}

test('two processes on one database do what came due while nothing ran, once', async () => {
  const donors = await Promise.all(
    Array.from({ length: 5 }, () => certified(server, { donorExpirationDate: '2026-11-30' })),
  )
  const stops = await Promise.all([startJobs(server.deps), startJobs(server.deps)])
  await expect.poll(() => queued('created')).toEqual([])
  await expect.poll(() => queued('active')).toEqual([])
  await Promise.all(stops.map((stop) => stop()))

  expect(new Set(await queued('completed'))).toEqual(new Set(['catchUp']))
  for (const donor of donors) {
    const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, donor.id))
    expect(row?.userStatus).toBe('Registration')
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, donor.id))
    expect(mails.map(({ kind }) => kind)).toEqual(['donorStatusEnded'])
  }
})

test('two processes put the jobs of the minutes that passed into their queues, and no others', async () => {
  server.clock.set(new Date('2026-12-01T08:59:50+09:00'))
  const stops = await Promise.all([0.1, 0.1].map((lookSeconds) => startJobs(server.deps, { lookSeconds })))
  // Twice where one had caught up before the other asked.
  await expect.poll(async () => new Set(await queued('completed'))).toEqual(new Set(['catchUp']))
  server.clock.set(new Date('2026-12-01T09:05:10+09:00'))
  const due = jobs.filter((job) =>
    [0, 1, 2, 3, 4, 5].some((minute) => beginsAt(job, `2026-12-01T09:0${minute}`)),
  )
  const names = due.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['inviteWaiting', 'expireDonors', 'remindBookings', 'putCriteriaInForce']),
  )
  expect(names).not.toContain('noticeUpperAge')
  await expect
    .poll(async () => [...new Set(await queued('completed'))])
    .toEqual([...names, 'catchUp'].toSorted())
  await Promise.all(stops.map((stop) => stop()))
})

test('a start at night leaves what may wait to the morning', async () => {
  server.clock.set(new Date('2026-12-01T15:30:00Z'))
  const done: unknown[] = []
  const log = Object.assign(Object.create(server.deps.log) as typeof server.deps.log, {
    info: ({ job }: { job?: string }) => done.push(job),
  })
  const stop = await startJobs({ ...server.deps, log })
  await expect.poll(() => queued('completed')).toContain('catchUp')
  await stop()
  const inOrder = ['liftSuspensions', 'endRests', 'expireDonors', 'beginRenewalWindows', 'foldTallies']
  expect(done.filter((name) => inOrder.includes(String(name)))).toEqual(inOrder.slice(1))
  for (const name of ['remindBookings', 'tellRetryPossible', 'remindRenewalCheck', 'warnBeforeExpiry'])
    expect(done).not.toContain(name)
})

test('a second start finds its queues', async () => {
  const stopFirst = await startJobs(server.deps)
  await stopFirst()
  const stopSecond = await startJobs(server.deps)
  await expect(stopSecond()).resolves.toBeUndefined()
})

test('a run that another process puts into a queue is found by the look at all queues', async () => {
  const stop = await startJobs(server.deps, { lookSeconds: 0.1 })
  await expect.poll(() => queued('completed')).toEqual(['catchUp'])
  await server.db.$client.query(`INSERT INTO pgboss.job (name) VALUES ('foldTallies')`)
  await expect.poll(() => queued('completed')).toEqual(['catchUp', 'foldTallies'])
  await stop()
})

test('a failure is logged without particulars and, after the last try, shown to the staff', async () => {
  const failing = {
    name: 'inviteWaiting',
    label: 'ガイダンスの案内',
    cron: '* * * * *' as const,
    run: async () => {
      throw new TypeError('person@example.com')
    },
  }
  await expect(runJob(server.deps, failing, false)).rejects.toThrow(TypeError)
  expect(await server.db.select().from(activities)).toEqual([])
  await expect(runJob(server.deps, failing, true)).rejects.toThrow(TypeError)
  const rows = await server.db.select().from(activities)
  expect(rows.map(({ category, operation, text }) => [category, operation, text])).toEqual([
    ['Job', 'Fail', '処理を完了できませんでした（ガイダンスの案内）（自動）'],
  ])
  const lines = server.logged.filter((line) => line.includes('job failed'))
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'inviteWaiting', err: { name: 'TypeError' } })
  expect(lines.join()).not.toContain('person@example.com')
  await expect(runJob(server.deps, { ...failing, run: inviteWaiting }, true)).resolves.toBeUndefined()
})
