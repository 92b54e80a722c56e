import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { activities, activityReasons } from '../../../server/activity/tables'
import {
  donations,
  donationScreenings,
  rewardContacts,
  rewardEntries,
} from '../../../server/donations/tables'
import { floraTests } from '../../../server/floraTests/tables'
import { bookingSlots, guidances } from '../../../server/guidance/tables'
import { poolUsers } from '../../../server/identity/tables'
import { mailOutbox } from '../../../server/mail/tables'
import { preferenceSlots } from '../../../server/preferences/tables'
import { healthChecks, onlineChecks, screenings } from '../../../server/screenings/tables'
import { finishDepartures } from '../../../server/users/finishLeaving'
import { userProfiles } from '../../../server/users/tables'
import { judge } from '../../../shared/questionnaire/judge'
import { currentVersion } from '../../../shared/questionnaire/questionnaires'
import {
  applicant,
  certified,
  invited,
  newcomer,
  staff,
  suspended,
  waiting,
  type Actor,
} from '../../support/actors'
import { passing, SAVE, START } from '../../support/answers'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

const WITHDRAW = 'mutation { requestWithdrawal { success } }'
const DELETE =
  'mutation ($id: ID!, $reason: String!) { deleteUser(input: { UserId: $id, Reason: $reason }) { Id DeleteStatus LastName Email } }'
const RESERVE = 'mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00Z" }) { Status } }'
const DONATE = `mutation ($id: ID!, $at: DateTime!) { recordDonation(input: { UserId: $id, DonationAt: $at, StoolReceiptStatus: Implemented }) { Id } }`
const USER_ALREADY_LEFT = 'この会員はすでに退会しています。'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.db.delete(preferenceSlots)
  await server.db.insert(preferenceSlots).values({
    id: randomUUID(),
    year: 2026,
    month: 12,
    availableSlots: 3,
    givenGuidanceCount: 3,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  })
})

const profileOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
const given = async () => (await server.db.select().from(preferenceSlots))[0]?.givenGuidanceCount
const logOf = async ({ id }: Actor, operation: string) =>
  server.db
    .select({ id: activities.id, text: activities.text })
    .from(activities)
    .where(and(eq(activities.userId, id), eq(activities.operation, operation)))
const mailsTo = ({ id }: Actor) =>
  server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id)).orderBy(mailOutbox.createdAt)

/** A donor with a running period, its check and test, as certification leaves them. */
async function donor(values: Parameters<typeof certified>[1] = {}): Promise<Actor & { screeningId: string }> {
  const actor = await certified(server, values)
  const screeningId = randomUUID()
  const at = new Date('2026-11-05T03:00:00Z')
  const audit = { createdAt: at, updatedAt: at }
  await server.db.insert(screenings).values({
    id: screeningId,
    userId: actor.id,
    recruitmentYear: 2026,
    recruitmentMonth: 11,
    inspectionType: 'Registration',
    userStatus: 'Registration',
    requestNote: `山田花子です。${actor.email}へご連絡ください`,
    preferredDates: ['2026-11-10'],
    initialExamDate: '2026-11-10',
    judgedAt: at,
    validFrom: '2026-11-10',
    validUntil: '2027-02-02',
    screeningInfoCreatedAt: at,
    ...audit,
  })
  const answers = { ...passing, Q02: { ...passing.Q02, text: '山田花子 09012345678' } }
  const judgement = judge(passing, {
    today: '2026-11-05',
    region: server.deps.texts.region,
    kind: 'registration',
  })
  await server.db.insert(onlineChecks).values({
    screeningId,
    userId: actor.id,
    version: currentVersion,
    answers,
    consentedAt: at,
    submittedAt: at,
    onlineCheckResult: 'Passed',
    onlineCheckScore: 100,
    judgement,
    ...audit,
  })
  await server.db.insert(healthChecks).values({
    screeningId,
    userId: actor.id,
    examDate: '2026-11-10',
    medicalHistoryStatus: 'Implemented',
    sampleTestResult: 'Certified',
    normalJudgmentStatus: 'Implemented',
    donorStatus: 'Certified',
    ...audit,
  })
  return Object.assign(actor, { screeningId })
}

const donate = ({ id }: Actor, at = '2026-11-20T03:00:00Z') => admin.call(DONATE, { id, at })

/** Every row of every table in which a text appears anywhere, by table. */
async function tablesHolding(text: string): Promise<string[]> {
  const { rows } = await server.db.execute<{ table: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as table from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { table } of rows) {
    const held = await server.db.execute(
      sql`select 1 from ${sql.raw(table)} as held where held::text ilike ${`%${text}%`} limit 1`,
    )
    if (held.rows.length > 0) found.push(table)
  }
  return found
}

describe('requestWithdrawal', () => {
  test('erases the person, keeps donations and ledger, and no token works any more', async () => {
    const actor = await donor({ caution: '電話は夕方', suspensionStatus1: false, subscribedMagazine: true })
    expect(codeOf(await donate(actor))).toBeNull()
    const answer = await actor.call(WITHDRAW)
    expect(answer.data).toEqual({ requestWithdrawal: { success: true } })

    for (const call of ['{ getUser { Id } }', WITHDRAW]) {
      const refused = await actor.call(call)
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
  })

  test('what bears on received stool stays without the person, and goes where none was received', async () => {
    const gave = await donor()
    await donate(gave)
    const gaveNothing = await donor()
    for (const actor of [gave, gaveNothing]) expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    const checkOf = async ({ screeningId }: { screeningId: string }) =>
      (await server.db.select().from(onlineChecks).where(eq(onlineChecks.screeningId, screeningId)))[0]
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
    const { data } = await actor.call<{ startOnlineCheck: { Id: string } }>(START)
    const id = data?.startOnlineCheck.Id ?? ''
    await actor.call(SAVE, { id, answers: { Q01: { date: '1990-04-01' } } })
    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    expect(await server.db.select().from(onlineChecks).where(eq(onlineChecks.userId, actor.id))).toEqual([])
    expect(await server.db.select().from(screenings).where(eq(screenings.id, id))).toEqual([])
  })

  test('frees the booked hour and the place of the month, which goes to whoever is first in line', async () => {
    const actor = await invited(server)
    expect(codeOf(await actor.call(RESERVE))).toBeNull()
    const next = await waiting(server)
    const before = (await server.db.select().from(bookingSlots))[0]?.reserved
    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    expect((await server.db.select().from(bookingSlots))[0]?.reserved).toBe((before ?? 0) - 1)
    expect((await profileOf(next))?.userStatus).toBe('Guidance')
    expect(await given()).toBe(3)
    const [open] = await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))
    expect(open).toMatchObject({ status: 'Cancelled', reservedAt: null, closedAt: TEST_NOW })
  })

  test('an hour that has begun was used: its place stays taken', async () => {
    const actor = await invited(server)
    await actor.call(RESERVE)
    const reserved = async () => (await server.db.select().from(bookingSlots))[0]?.reserved
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

  test('asked for many times at once happens once', async () => {
    const actor = await donor()
    await donate(actor)
    const answers = await Promise.all(Array.from({ length: 6 }, () => actor.call(WITHDRAW)))
    const codes = answers.map(codeOf)
    expect(codes.every((code) => code === null || code === 'UNAUTHENTICATED')).toBe(true)
    expect(codes).toContain(null)
    expect(await logOf(actor, 'Withdraw')).toHaveLength(1)
    expect((await mailsTo(actor)).filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1)
  })

  test('newcomers who ask many times at once leave once', async () => {
    const actor = await newcomer(server)
    await Promise.all(Array.from({ length: 6 }, () => actor.call(WITHDRAW)))
    expect(await logOf(actor, 'Withdraw')).toHaveLength(1)
  })

  test('at the same time as a booking leaves no booking and no place taken', async () => {
    for (let round = 0; round < 6; round++) {
      await server.db.delete(bookingSlots)
      const actor = await invited(server)
      const [booked, left] = await Promise.all([actor.call(RESERVE), actor.call(WITHDRAW)])
      expect(codeOf(left)).toBeNull()
      expect([null, 'INVALID_STATE', 'UNAUTHENTICATED']).toContain(codeOf(booked))
      const slots = await server.db.select().from(bookingSlots)
      expect(slots.every(({ reserved }) => reserved === 0)).toBe(true)
      const open = await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))
      expect(open).toEqual([expect.objectContaining({ status: 'Cancelled', closedAt: TEST_NOW })])
    }
  })

  test('at the same time as a donation: either it counts and is due, or it was never recorded', async () => {
    for (let round = 0; round < 6; round++) {
      const actor = await donor()
      const [recorded, left] = await Promise.all([donate(actor), actor.call(WITHDRAW)])
      expect(codeOf(left)).toBeNull()
      const given = await server.db.select().from(donations).where(eq(donations.userId, actor.id))
      const ledger = await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, actor.id))
      const contacts = await server.db
        .select()
        .from(rewardContacts)
        .where(eq(rewardContacts.userId, actor.id))
      const stages = ledger.map(({ stage }) => stage)
      const counted = codeOf(recorded) === null
      expect([given.length, stages, contacts.length]).toEqual(
        counted ? [1, ['Pending', 'Due'], 1] : [0, [], 0],
      )
    }
  })

  test('an account that cannot be removed is refused all the same, and the job removes it', async () => {
    const actor = await certified(server, { barCodeBucket: 'local', barCodeKey: 'barcodes/leaver.svg' })
    await server.deps.files.put('barcodes/leaver.svg', Buffer.from('<svg/>'), 'image/svg+xml')
    const remove = vi
      .spyOn(server.deps.identity.admin, 'deleteUser')
      .mockRejectedValue(new Error('pool unreachable'))
    expect((await actor.call(WITHDRAW)).data).toEqual({ requestWithdrawal: { success: true } })
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBe('UNAUTHENTICATED')
    await expect(finishDepartures(server.deps)).rejects.toThrow('could not be removed')
    expect(await server.identity.admin.findUser(actor.id)).not.toBeNull()
    remove.mockRestore()
    expect(await finishDepartures(server.deps)).toBeGreaterThan(0)
    expect(await server.identity.admin.findUser(actor.id)).toBeNull()
    expect(await server.deps.files.get('local', 'barcodes/leaver.svg')).toBeNull()
    expect(await profileOf(actor)).toMatchObject({ barCodeKey: null, accountRemovedAt: expect.any(Date) })
    expect(await finishDepartures(server.deps)).toBe(0)
  })

  test('nothing in the database holds the person afterwards, but the one address while rewards are due', async () => {
    const person = {
      lastName: '勅使河原',
      firstName: '璃々香',
      lastNameFurigana: 'テシガワラ',
      firstNameFurigana: 'リリカ',
      tel: '09087654321',
      address: '銀杏見本町7-7',
      building: '見本タワー707',
      caution: '勅使河原さんは09087654321へ',
    }
    const actor = await donor(person)
    const secrets = [
      '勅使河原',
      '璃々香',
      'テシガワラ',
      'リリカ',
      '09087654321',
      '銀杏見本町',
      '見本タワー',
      actor.email,
    ]
    await server.db
      .update(onlineChecks)
      .set({ answers: { ...passing, Q02: { ...passing.Q02, text: '勅使河原璃々香 09087654321' } } })
      .where(eq(onlineChecks.screeningId, actor.screeningId))
    await server.db
      .update(screenings)
      .set({ requestNote: `銀杏見本町の勅使河原です ${actor.email}` })
      .where(eq(screenings.id, actor.screeningId))
    for (const Stop of [true, false])
      await admin.call(
        'mutation ($id: ID!, $Stop: Boolean!) { stopUser(input: { UserId: $id, Stop: $Stop, Reason: "勅使河原璃々香さんのお電話による" }) { Id } }',
        { id: actor.id, Stop },
      )
    await server.db.insert(floraTests).values({
      id: randomUUID(),
      userId: actor.id,
      status: 'Guidance',
      inspectionDetailCreatedAt: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    await donate(actor)
    for (const secret of secrets) expect(await tablesHolding(secret)).not.toEqual([])

    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    await server.deps.mail.deliverPending()
    const held = await Promise.all(secrets.map(tablesHolding))
    expect(Object.fromEntries(secrets.map((secret, place) => [secret, held[place]]))).toEqual({
      ...Object.fromEntries(secrets.map((secret) => [secret, []])),
      [actor.email]: ['public.reward_contacts'],
    })
    expect(await server.db.select().from(floraTests).where(eq(floraTests.userId, actor.id))).toEqual([])
    const linked = await server.db
      .select()
      .from(donationScreenings)
      .where(eq(donationScreenings.screeningId, actor.screeningId))
    expect(linked).toHaveLength(1)
  })
})

describe('deleteUser', () => {
  test('does what withdrawal does, with the reason kept apart from the log', async () => {
    const actor = await donor()
    const remove = (reason: string) => admin.call(DELETE, { id: actor.id, reason })
    expect((await remove(' ')).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { Reason: '理由を入力してください' },
    })
    expect((await remove('ご本人の電話による申し出\n11月30日')).data).toEqual({
      deleteUser: { Id: actor.id, DeleteStatus: true, LastName: null, Email: '' },
    })
    const [row] = await logOf(actor, 'Delete')
    expect(row?.text).toBe(`会員を削除しました（操作：${admin.id}）`)
    const reasons = await server.db
      .select()
      .from(activityReasons)
      .where(eq(activityReasons.activityId, row?.id ?? 0))
    expect(reasons.map(({ reason }) => reason)).toEqual(['ご本人の電話による申し出\n11月30日'])
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBe('UNAUTHENTICATED')
    expect(await server.identity.admin.findUser(actor.id)).toBeNull()
  })

  test('a second time, or at the same time as the person, is refused in words', async () => {
    const actor = await applicant(server)
    const call = () => admin.call(DELETE, { id: actor.id, reason: '重複した登録' })
    const answers = await Promise.all([call(), call(), actor.call(WITHDRAW)])
    expect(answers.map(codeOf).filter((code) => code === null).length).toBeGreaterThanOrEqual(1)
    const left = [...(await logOf(actor, 'Delete')), ...(await logOf(actor, 'Withdraw'))]
    expect(left).toHaveLength(1)
    const again = await call()
    expect([codeOf(again), again.errors?.[0]?.message]).toEqual(['INVALID_STATE', USER_ALREADY_LEFT])
    const unknown = await admin.call(DELETE, { id: randomUUID(), reason: '重複した登録' })
    expect(codeOf(unknown)).toBe('NOT_FOUND')
  })

  test('does not reach people of the console', async () => {
    expect(codeOf(await admin.call(DELETE, { id: admin.id, reason: '試し' }))).toBe('NOT_FOUND')
    expect(codeOf(await admin.call('{ getPreference { Id } }'))).toBeNull()
  })
})
