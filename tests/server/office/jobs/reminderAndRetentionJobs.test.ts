import { afterEach, describe, expect, test } from 'vitest'
import { rewardContacts } from '../../../../server/ground/tables/donations'
import { recordSecurityEvent } from '../../../../server/records/security/recordSecurityEvent'
import { securityEvents } from '../../../../server/ground/tables/security'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { tellRetryPossible } from '../../../../server/office/jobs/tellRetryPossible'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { type UserProfileRow } from '../../../../server/ground/tables/users'
import { addDays } from '../../../../shared/facts/dates'
import { applicant } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { mailsTo, logOf, at, check, midnight, justBefore } from './jobTesting'

let server: TestServer
afterEach(() => server.close())

describe('tellRetryPossible', () => {
  const failed = (nextDate: string, values: Partial<UserProfileRow> = {}) =>
    applicant(server, { onlineCheckResult: 'Failed_1', onlineCheckScore: 80, ...values }).then(
      async (actor) => {
        const submittedAt = server.clock.now()
        await check(server, actor, {
          submittedAt,
          onlineCheckResult: 'Failed_1',
          onlineCheckScore: 80,
          nextDate,
        })
        return actor
      },
    )

  test('on a leap day at midnight, once', async () => {
    server = await startTestServer({ now: new Date('2027-12-01T00:00:00Z') })
    const actor = await failed('2028-02-29')
    expect(await at(server, justBefore('2028-02-29'), tellRetryPossible)).toBe(0)
    expect(await at(server, midnight('2028-02-29'), tellRetryPossible)).toBe(1)
    expect(await at(server, midnight('2028-03-01'), tellRetryPossible)).toBe(0)
    expect(await mailsTo(server, actor)).toEqual(['retryPossible'])
  })

  test('a promised letter goes however long nothing ran, and says since when', async () => {
    server = await startTestServer()
    const today = await failed('2027-02-17')
    const late = await failed('2026-12-09')
    const tested = await applicant(server, { retryFrom: '2026-12-20' })
    expect(await at(server, midnight('2027-02-17'), tellRetryPossible)).toBe(3)
    const rows = await server.db.select().from(mailOutbox)
    const since = (actor: { id: string }) => rows.find(({ userId }) => userId === actor.id)?.params
    expect(since(today)).toEqual({})
    expect(since(late)).toEqual({ since: '2026-12-09' })
    expect(since(tested)).toEqual({ since: '2026-12-20' })
    expect(await at(server, midnight('2027-03-17'), tellRetryPossible)).toBe(0)
  })

  test('not to those whom the check would refuse all the same', async () => {
    server = await startTestServer()
    const tooOld = await failed('2026-12-10', { birthday: '1961-12-10' })
    // A test that did not certify makes them wait longer.
    const longer = await failed('2026-12-10', { retryFrom: '2027-02-01' })
    expect(await at(server, midnight('2026-12-10'), tellRetryPossible)).toBe(0)
    for (const actor of [tooOld, longer]) expect(await mailsTo(server, actor)).toEqual([])
  })

  test('not to those who turned it off, are suspended, or have answered again since', async () => {
    server = await startTestServer()
    const quiet = [
      await failed('2026-12-10', { retryReminder: false }),
      await failed('2026-12-10', { suspensionStatus1: true }),
      await failed('2026-12-10', { suspensionStatus2: true }),
    ]
    const again = await failed('2026-12-10')
    await check(server, again, {
      submittedAt: new Date('2026-12-10T01:00:00Z'),
      onlineCheckResult: 'Failed_1',
      nextDate: '2027-03-10',
    })
    expect(await at(server, new Date('2026-12-10T02:00:00Z'), tellRetryPossible)).toBe(0)
    for (const actor of [...quiet, again]) expect(await mailsTo(server, actor)).toEqual([])
  })
})

describe('tellRetryPossible after a test that did not certify', () => {
  test('on the day, once, and not to those who turned it off or have answered since', async () => {
    server = await startTestServer()
    const waits = { retryFrom: '2026-12-10' }
    const actor = await applicant(server, waits)
    const quiet = [
      await applicant(server, { ...waits, retryReminder: false }),
      await applicant(server, { ...waits, suspensionStatus1: true }),
      await applicant(server, { ...waits, userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' }),
    ]
    expect(await at(server, justBefore('2026-12-10'), tellRetryPossible)).toBe(0)
    expect(await at(server, midnight('2026-12-10'), tellRetryPossible)).toBe(1)
    expect(await at(server, midnight('2026-12-11'), tellRetryPossible)).toBe(0)
    expect(await mailsTo(server, actor)).toEqual(['retryPossible'])
    for (const other of quiet) expect(await mailsTo(server, other)).toEqual([])
  })
})

describe('forgetOldData', () => {
  test('deletes drafts that nobody touched for ninety days, with their screening, and no sent check', async () => {
    server = await startTestServer({ now: new Date('2026-12-01T03:00:00Z') })
    const actor = await applicant(server)
    await check(server, actor)
    const sent = await check(server, await applicant(server), {
      submittedAt: server.clock.now(),
      onlineCheckResult: 'Passed',
    })
    const last = addDays('2026-12-01', 90)
    expect(await at(server, justBefore(addDays(last, 1)), forgetOldData)).toBe(0)
    expect(await at(server, midnight(addDays(last, 1)), forgetOldData)).toBe(1)
    expect(await server.db.select({ id: onlineChecks.screeningId }).from(onlineChecks)).toEqual([
      { id: sent },
    ])
    expect(await server.db.select({ id: screenings.id }).from(screenings)).toEqual([{ id: sent }])
    expect(await logOf(server, actor)).toEqual([
      'オンラインチェックの途中の回答を、期間が過ぎたため削除しました（自動）',
    ])
  })

  test('keeps the address for rewards of somebody who left until the last day', async () => {
    server = await startTestServer()
    const actor = await applicant(server)
    await server.db.insert(rewardContacts).values({
      userId: actor.id,
      email: 'kept@example.com',
      keepUntil: '2027-03-01',
      createdAt: server.clock.now(),
    })
    expect(await at(server, justBefore('2027-03-02'), forgetOldData)).toBe(0)
    expect(await at(server, midnight('2027-03-02'), forgetOldData)).toBe(1)
    expect(await server.db.select().from(rewardContacts)).toEqual([])
  })

  test('forgets the security log after 90 days', async () => {
    server = await startTestServer({ now: new Date('2026-12-01T00:00:00Z') })
    await recordSecurityEvent(server.db, {
      kind: 'SignInFailed',
      accountId: null,
      network: '203.0.113.0/24',
      now: server.clock.now(),
    })
    expect(await at(server, justBefore('2027-03-02'), forgetOldData)).toBe(0)
    expect(await at(server, midnight('2027-03-02'), forgetOldData)).toBe(1)
    expect(await server.db.select().from(securityEvents)).toEqual([])
  })
})
