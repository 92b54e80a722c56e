import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerCorrections } from '../../../../server/ground/tables/answerCorrections'
import { donations, rewardEntries } from '../../../../server/ground/tables/donations'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { passedScreening } from '../../../support/periods'
import { TEST_NOW } from '../../../support/testServer'
import { serverInTurn } from '../../../support/serverInTurn'

let server: Awaited<ReturnType<typeof serverInTurn>>
let support: Actor
beforeAll(async () => {
  server = await serverInTurn()
})
beforeEach(async () => {
  await server.empty()
  support = await staff(server, 'Support')
})
afterAll(() => server.close())

const NOTHING = {
  AttendanceToRecord: 0,
  BookingsToday: 0,
  ExamsWithoutDate: 0,
  JudgementsOpen: 0,
  Attention: 0,
  Overdue: 0,
  RewardsDue: 0,
  RewardsDueDonations: 0,
  FloraTestsOpen: 0,
  FloraWishes: 0,
  MailsFailed: 0,
}
const counts = async () =>
  (await support.send<{ getWorkCounts: object }>(`{ getWorkCounts { ${Object.keys(NOTHING).join(' ')} } }`))
    .data?.getWorkCounts
const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

test('an empty service has nothing to do', async () => {
  expect(await counts()).toEqual(NOTHING)
})

test('a guidance that has begun waits for its attendance; one of this afternoon does not yet', async () => {
  for (const at of ['2026-12-01T00:00:00Z', '2026-12-01T05:00:00Z', '2026-12-02T05:00:00Z']) {
    const person = await applicant(server, { userStatus: 'WaitingToParticipateGuidance' })
    await server.db.insert(guidances).values({
      id: randomUUID(),
      userId: person.id,
      status: 'Reserved',
      year: 2026,
      month: 12,
      guidanceInvitedAt: TEST_NOW,
      reservedAt: new Date(at),
      ...audit,
    })
  }
  expect(await counts()).toEqual({ ...NOTHING, AttendanceToRecord: 1, BookingsToday: 2, Attention: 1 })
})

test('a test whose day has come waits for its judgement, one without a day for that', async () => {
  for (const scheduledInitialExamDate of ['2026-12-01', '2026-12-02', null]) {
    const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
    await passedScreening(server, person.id, { scheduledInitialExamDate })
  }
  expect(await counts()).toEqual({ ...NOTHING, JudgementsOpen: 1, ExamsWithoutDate: 1, Attention: 2 })
})

test('people with rewards due are counted once each, and not when they are paid', async () => {
  for (const stages of [['Due'], ['Due', 'Paid'], ['Pending']] as const) {
    const person = await certified(server)
    for (const hour of [1, 2]) {
      const donationId = randomUUID()
      await server.db.insert(donations).values({
        id: donationId,
        userId: person.id,
        stoolReceiptStatus: 'Implemented',
        donationAt: ago(hour),
        donationInfoCreatedAt: TEST_NOW,
        ...audit,
      })
      for (const stage of stages)
        await server.db.insert(rewardEntries).values({
          id: randomUUID(),
          userId: person.id,
          donationId,
          kind: 'Donation',
          stage,
          amountYen: 3000,
          createdAt: TEST_NOW,
        })
    }
  }
  expect(await counts()).toEqual({ ...NOTHING, RewardsDue: 1, RewardsDueDonations: 2 })
})

test('wishes, applications and samples of flora tests, and the mails given up of late', async () => {
  await applicant(server, { floraInvitationRequestedAt: TEST_NOW })
  for (const status of ['Guidance', 'Applied', 'Received'] as const) {
    const { id: userId } = await applicant(server)
    await server.db
      .insert(floraTests)
      .values({ id: randomUUID(), userId, status, inspectionDetailCreatedAt: TEST_NOW, ...audit })
  }
  for (const failedAt of [ago(1), ago(31), null])
    await server.db.insert(mailOutbox).values({
      id: randomUUID(),
      kind: 'certified',
      dedupeKey: randomUUID(),
      nextAttemptAt: ago(-1),
      failedAt,
      ...audit,
    })
  expect(await counts()).toEqual({
    ...NOTHING,
    FloraTestsOpen: 3,
    FloraWishes: 1,
    Attention: 1,
    MailsFailed: 1,
  })
})

test('the number of those for whom there is something to do is that of the list it opens', async () => {
  for (const scheduledInitialExamDate of ['2026-11-30', '2026-12-01', '2026-12-02', null]) {
    const person = await applicant(server, {
      userStatus: 'DonorRegistrationExam',
      // Two things to do for one person are one row.
      floraInvitationRequestedAt: TEST_NOW,
    })
    await passedScreening(server, person.id, { scheduledInitialExamDate })
  }
  await applicant(server)
  const listed = async (filter: object) => {
    const { data } = await support.call(
      `query ($filter: UserProfileFilter) {
        listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } total }
      }`,
      { filter },
    )
    return data?.listUsersByIdProfileCreatedAt
  }
  expect(await counts()).toMatchObject({ Attention: 4, Overdue: 1 })
  expect(await listed({ NeedsAttention: { eq: true } })).toMatchObject({ total: 4 })
  expect(await listed({ NeedsAttention: { eq: false } })).toMatchObject({ total: 1 })
  expect(await listed({ NextDate: { lt: '2026-12-01' } })).toMatchObject({ total: 1 })
})

test('a correction that waits counts for those who decide about it alone, here and in the list', async () => {
  const { id: userId } = await applicant(server)
  const { id: screeningId } = await passedScreening(server, userId)
  await server.db
    .insert(answerCorrections)
    .values({ id: randomUUID(), userId, screeningId, state: 'Open', effect: 'Looks', given: {}, ...audit })
  const seen = async (actor: Actor) => {
    const { data } = await actor.call(
      `{
      getWorkCounts { Attention }
      listUsersByIdProfileCreatedAt(filter: { NeedsAttention: { eq: true } }) { items { Id } }
    }` as const,
    )
    return [data?.getWorkCounts.Attention, data?.listUsersByIdProfileCreatedAt.items.length]
  }
  expect(await seen(support)).toEqual([0, 0])
  expect(await seen(await staff(server, 'Physician'))).toEqual([1, 1])
})
