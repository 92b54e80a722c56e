import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dataFolders } from '../../../../server/ground/settings/env'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { rewardContacts, rewardEntries } from '../../../../server/ground/tables/donations'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { poolUsers } from '../../../../server/ground/tables/identity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { healthChecks, onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { recordSecurityEvent } from '../../../../server/records/security/recordSecurityEvent'
import { securityEvents } from '../../../../server/ground/tables/security'
import { applicant, certified, invited, newcomer, suspended, waiting } from '../../../support/actors'
import { passing, SAVE, START } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { TEST_NOW } from '../../../support/testServer'
import { openedChecks } from '../../../support/openedChecks'
import {
  server,
  admin,
  startLeavingCases,
  WITHDRAW,
  RESERVE,
  RESERVED_AT,
  profileOf,
  given,
  logOf,
  mailsTo,
  donor,
  donate,
  tablesHolding,
} from './leavingCases'

startLeavingCases()

/** How many places of the hour of RESERVE are taken. */
const reserved = async () =>
  (await server.db.select().from(bookingSlots).where(eq(bookingSlots.startAt, RESERVED_AT)))[0]?.reserved

describe('requestWithdrawal', () => {
  test('erases the person, keeps donations and ledger, and no token works any more', async () => {
    const actor = await donor({ caution: '電話は夕方', suspensionStatus1: false, subscribedMagazine: true })
    expect(codeOf(await donate(actor))).toBeNull()
    const answer = await actor.call(WITHDRAW)
    expect(answer.data).toEqual({ requestWithdrawal: { success: true } })

    for (const call of ['{ getUser { Id } }', WITHDRAW]) {
      const refused = await actor.send(call)
      expect([refused.status, codeOf(refused)]).toEqual([401, 'UNAUTHENTICATED'])
    }
    expect(await server.db.select().from(poolUsers).where(eq(poolUsers.sub, actor.id))).toEqual([])
    expect(await profileOf(actor)).toMatchObject({
      deleteStatus: true,
      email: null,
      lastName: null,
      firstName: null,
      lastNameFurigana: null,
      birthday: null,
      gender: null,
      tel: null,
      zipCode: null,
      pref: null,
      city: null,
      address: null,
      building: null,
      caution: null,
      donorStatus: 'NotCertified',
      lossDonorStatusDate: '2026-12-01',
      totalDonationsCount: 1,
      accountRemovedAt: TEST_NOW,
    })
    const [period] = await server.db.select().from(screenings).where(eq(screenings.id, actor.screeningId))
    expect(period).toMatchObject({ periodClosedOn: '2026-12-01', requestNote: null, preferredDates: null })
    const ledger = await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, actor.id))
    expect(ledger.map(({ stage, amountYen }) => [stage, amountYen])).toEqual([
      ['Pending', 3000],
      ['Due', 3000],
    ])
    expect(await logOf(actor, 'Withdraw')).toEqual([
      expect.objectContaining({ text: '退会の手続きを完了しました' }),
    ])
    const [contact] = await server.db.select().from(rewardContacts).where(eq(rewardContacts.userId, actor.id))
    expect(contact).toMatchObject({ email: actor.email, keepUntil: '2027-03-01' })
    await server.deps.mail.deliverPending()
    const mails = await listMails(dataFolders(server.dataDir).mail, 100)
    expect(mails.find(({ to }) => to === actor.email)?.text).toContain(
      'お渡し前の協力金3,000円分は、これからお渡しします。そのためだけに、このメールアドレスを2027年3月1日（月）まで保管し',
    )
  })

  test('keeps what was tried from where, and no longer whose account it was', async () => {
    const actor = await applicant(server)
    const event = { kind: 'SignInFailed', network: '203.0.113.0/24', now: TEST_NOW } as const
    await recordSecurityEvent(server.db, { ...event, accountId: actor.id })
    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    const rows = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.network, '203.0.113.0/24'))
    expect(rows).toMatchObject([{ kind: 'SignInFailed', accountId: null, countedBy: null, count: 1 }])
  })

  test('what bears on received stool stays without the person, and goes where none was received', async () => {
    const gave = await donor()
    await donate(gave)
    const gaveNothing = await donor()
    for (const actor of [gave, gaveNothing]) expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    const checkOf = async ({ screeningId }: { screeningId: string }) =>
      (await openedChecks(server, eq(onlineChecks.screeningId, screeningId)))[0]
    const kept = await checkOf(gave)
    expect(Object.keys(kept?.answers ?? {})).toHaveLength(Object.keys(passing).length - 1)
    expect(kept?.answers).not.toHaveProperty('Q01')
    expect(kept?.answers.Q18).toEqual(passing.Q18)
    expect(kept?.judgement?.result).toBe('Passed')
    expect(await checkOf(gaveNothing)).toMatchObject({ answers: {}, judgement: null, onlineCheckScore: null })
    const tests = await server.db.select().from(healthChecks)
    expect(tests.filter(({ userId }) => userId === gave.id)).toHaveLength(1)
    expect(tests.filter(({ userId }) => userId === gaveNothing.id)).toEqual([])
    expect(
      await server.db.select().from(rewardContacts).where(eq(rewardContacts.userId, gaveNothing.id)),
    ).toEqual([])
    const check = `query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Answer { data } Reasons { Reason } } HealthCheck { ExamDate } } }`
    expect(codeOf(await admin.call(check, { id: gaveNothing.screeningId }))).toBeNull()
  })

  test.each([
    ['without a profile', () => newcomer(server)],
    ['registered', () => applicant(server)],
    ['waiting', () => waiting(server)],
    ['suspended', () => suspended(server)],
    ['stopped for good', () => certified(server, { suspensionStatus2: true })],
    ['at the test', () => applicant(server, { userStatus: 'DonorRegistrationExam' })],
  ])('is open to somebody %s', async (_state, make) => {
    const actor = await make()
    expect((await actor.call(WITHDRAW)).data).toEqual({ requestWithdrawal: { success: true } })
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBe('UNAUTHENTICATED')
    expect(await server.identity.admin.findUser(actor.id)).toBeNull()
    expect(await profileOf(actor)).toMatchObject({ deleteStatus: true, email: null, waitingSince: null })
    await server.deps.mail.deliverPending()
    expect(await tablesHolding(actor.email)).toEqual([])
  })

  test('a draft of the check goes with its round', async () => {
    const actor = await applicant(server)
    const { data } = await actor.call(START)
    const id = data?.startOnlineCheck.Id ?? ''
    await actor.call(SAVE, { id, answers: { Q01: { date: '1990-04-01' } } })
    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    expect(await openedChecks(server, eq(onlineChecks.userId, actor.id))).toEqual([])
    expect(await server.db.select().from(screenings).where(eq(screenings.id, id))).toEqual([])
  })

  test('frees the booked hour and the place of the month, which goes to whoever is first in line', async () => {
    const actor = await invited(server)
    expect(codeOf(await actor.send(RESERVE))).toBeNull()
    const next = await waiting(server)
    const before = await reserved()
    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    expect(await reserved()).toBe((before ?? 0) - 1)
    expect((await profileOf(next))?.userStatus).toBe('Guidance')
    expect(await given()).toBe(3)
    const [open] = await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))
    expect(open).toMatchObject({ status: 'Cancelled', reservedAt: null, closedAt: TEST_NOW })
  })

  test('an hour that has begun was used: its place stays taken', async () => {
    const actor = await invited(server)
    await actor.send(RESERVE)
    const before = await reserved()
    server.clock.set(new Date('2026-12-03T02:30:00Z'))
    await actor.signInAgain()
    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    expect([await reserved(), await given()]).toEqual([before, 3])
  })

  test('mails that wait are given up, the farewell goes to the old address', async () => {
    const actor = await applicant(server)
    const hour = new Date(TEST_NOW.getTime() + 3_600_000)
    await server.db.insert(mailOutbox).values({
      id: randomUUID(),
      kind: 'guidanceInvitation',
      userId: actor.id,
      recipient: actor.email,
      recipientName: '山田 花子',
      params: { deadline: '2026-12-15' },
      dedupeKey: randomUUID(),
      nextAttemptAt: hour,
      createdAt: new Date(TEST_NOW.getTime() - 1),
      updatedAt: TEST_NOW,
    })
    await actor.call(WITHDRAW)
    server.clock.set(hour)
    await server.deps.mail.deliverPending()
    expect(await mailsTo(actor)).toEqual([
      expect.objectContaining({
        kind: 'guidanceInvitation',
        recipient: null,
        params: null,
        sentAt: null,
        lastError: 'CANCELLED',
      }),
      expect.objectContaining({ kind: 'withdrawn', recipient: null, sentAt: expect.any(Date) }),
    ])
  })
})
