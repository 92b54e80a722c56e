import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { donations, rewardEntries } from '../../../../server/ground/tables/donations'
import { guidances } from '../../../../server/ground/tables/guidance'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { addDays, startOfJapaneseDate } from '../../../../shared/facts/dates'
import { applicant, certified, staff, waiting, type Actor } from '../../../support/actors'
import { checked } from '../../../support/checked'
import { TEST_NOW } from '../../../support/testServer'
import { serverInTurn } from '../../../support/serverInTurn'

const DASHBOARD = `{ getDashboard {
  Statuses { UserStatus Count } ThisMonth { Year Month AvailableSlots } ThisMonthBooked BookingsToday BookingsThisWeek
  ExamsWithoutDate RenewalsOpen EndingSoon EndingNext { UserId Date } RewardsDueYen RewardsDueDonations RewardsDuePeople Waiting WaitingSince
  Refusals { QuestionId Count }
} }`
const TODAY = '2026-12-01'
const left = { deleteStatus: true, email: null, lastName: null, tel: null }

let server: Awaited<ReturnType<typeof serverInTurn>>
let admin: Actor
beforeAll(async () => {
  server = await serverInTurn()
})
beforeEach(async () => {
  await server.empty()
  admin = await staff(server)
})
afterAll(() => server.close())

async function read(by = admin) {
  const answer = await by.call(DASHBOARD)
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.getDashboard
}
const audit = () => ({ createdAt: server.clock.now(), updatedAt: server.clock.now() })

test('an empty service has nothing waiting', async () => {
  const dashboard = await read()
  expect(dashboard.Statuses.map(({ UserStatus }) => UserStatus)).toEqual([
    'Registration',
    'WaitingGuidance',
    'Guidance',
    'WaitingToParticipateGuidance',
    'OnlineCheckBeforeRegistrationExam',
    'DonorRegistrationExam',
    'Donation',
    'RenewalExamOnlineCheckBeforeExam',
    'DonorRenewalExam',
  ])
  const { Statuses, ...rest } = dashboard
  expect(Statuses.every(({ Count }) => Count === 0)).toBe(true)
  expect(rest).toEqual({
    ThisMonth: null,
    ThisMonthBooked: 0,
    BookingsToday: 0,
    BookingsThisWeek: 0,
    ExamsWithoutDate: 0,
    RenewalsOpen: 0,
    EndingSoon: 0,
    EndingNext: [],
    RewardsDueYen: 0,
    RewardsDueDonations: 0,
    RewardsDuePeople: 0,
    Waiting: 0,
    WaitingSince: null,
    Refusals: [],
  })
})

test('people are counted by status without those who have left', async () => {
  await applicant(server)
  await applicant(server, left)
  await waiting(server)
  await waiting(server)
  await certified(server, { userStatus: 'RenewalExamOnlineCheckBeforeExam' })
  await certified(server, { userStatus: 'DonorRenewalExam' })
  await certified(server, { userStatus: 'DonorRenewalExam', ...left })
  const { Statuses, Waiting, RenewalsOpen } = await read()
  expect(Statuses.filter(({ Count }) => Count > 0)).toEqual([
    { UserStatus: 'Registration', Count: 1 },
    { UserStatus: 'WaitingGuidance', Count: 2 },
    { UserStatus: 'RenewalExamOnlineCheckBeforeExam', Count: 1 },
    { UserStatus: 'DonorRenewalExam', Count: 1 },
  ])
  expect({ Waiting, RenewalsOpen }).toEqual({ Waiting: 2, RenewalsOpen: 2 })
})

test('bookings, the month and what ends are those of the Japanese day', async () => {
  const book = async (at: string, status: 'Reserved' | 'Cancelled' = 'Reserved') => {
    const { id } = await applicant(server)
    await server.db.insert(guidances).values({
      id: randomUUID(),
      userId: id,
      status,
      year: 2026,
      month: 12,
      guidanceInvitedAt: TEST_NOW,
      reservedAt: new Date(at),
      ...audit(),
    })
  }
  await book('2026-12-30T23:59:59.999+09:00')
  await book('2026-12-31T00:00:00+09:00')
  await book('2026-12-31T23:59:59.999+09:00')
  await book('2027-01-01T00:00:00+09:00')
  await book('2027-01-06T23:59:59.999+09:00')
  await book('2027-01-07T00:00:00+09:00')
  await book('2026-12-31T14:00:00+09:00', 'Cancelled')
  for (const donorExpirationDate of ['2026-12-30', '2026-12-31', '2027-01-07', '2027-01-08'])
    await certified(server, { donorExpirationDate })
  await certified(server, { donorExpirationDate: '2026-12-31', donorStatus: 'NotCertified' })
  await certified(server, { donorExpirationDate: '2026-12-31', ...left })
  for (const [year, month] of [
    [2026, 12],
    [2027, 1],
  ] as const)
    await server.db
      .insert(preferenceSlots)
      .values({ id: randomUUID(), year, month, availableSlots: month, ...audit() })

  const at = async (instant: Date) => {
    server.clock.set(instant)
    await admin.signInAgain()
    const { BookingsToday, BookingsThisWeek, EndingSoon, ThisMonth } = await read()
    return { BookingsToday, BookingsThisWeek, EndingSoon, ThisMonth }
  }
  const midnight = startOfJapaneseDate('2027-01-01')
  const lastDay = {
    BookingsToday: 2,
    BookingsThisWeek: 4,
    EndingSoon: 2,
    ThisMonth: { Year: 2026, Month: 12, AvailableSlots: 12 },
  }
  expect(await at(startOfJapaneseDate('2026-12-31'))).toEqual(lastDay)
  expect(await at(new Date(midnight.getTime() - 1))).toEqual(lastDay)
  expect(await at(midnight)).toEqual({
    BookingsToday: 1,
    BookingsThisWeek: 3,
    EndingSoon: 2,
    ThisMonth: { Year: 2027, Month: 1, AvailableSlots: 1 },
  })
})

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

test('a test that is due waits for a date by its latest check that passed', async () => {
  const registering = { userStatus: 'DonorRegistrationExam' } as const
  const renewing = { userStatus: 'DonorRenewalExam' } as const
  const passed = { submittedAt: daysAgo(3), result: 'Passed' } as const
  const undated = await applicant(server, registering)
  await checked(server, undated.id, passed)
  const dated = await applicant(server, registering)
  await checked(server, dated.id, passed, { scheduledInitialExamDate: '2026-12-10' })
  // A date of an earlier renewal that was never judged says nothing about the one that is due now.
  const again = await certified(server, renewing)
  await checked(
    server,
    again.id,
    { ...passed, submittedAt: daysAgo(200) },
    { inspectionType: 'Renewal', scheduledRenewalExamDate: '2026-05-20' },
  )
  await checked(server, again.id, passed, { inspectionType: 'Renewal' })
  const renewal = await certified(server, renewing)
  await checked(server, renewal.id, passed, {
    inspectionType: 'Renewal',
    scheduledRenewalExamDate: '2026-12-10',
  })
  const gone = await applicant(server, { ...registering, ...left })
  await checked(server, gone.id, passed)
  const elsewhere = await waiting(server)
  await checked(server, elsewhere.id, passed)
  expect((await read()).ExamsWithoutDate).toBe(2)
})

test('rewards due are what the ledger owes', async () => {
  const { id: userId } = await certified(server)
  let days = 0
  const reward = async (kind: 'Donation' | 'RenewalBonus', ...stages: ('Pending' | 'Due' | 'Paid')[]) => {
    const donationId = randomUUID()
    await server.db.insert(donations).values({
      id: donationId,
      userId,
      stoolReceiptStatus: 'Implemented',
      donationAt: daysAgo(++days),
      donationInfoCreatedAt: TEST_NOW,
      ...audit(),
    })
    for (const stage of stages)
      await server.db.insert(rewardEntries).values({
        id: randomUUID(),
        userId,
        donationId,
        kind,
        stage,
        amountYen: kind === 'Donation' ? 3000 : 2000,
        createdAt: TEST_NOW,
      })
  }
  await reward('Donation', 'Pending')
  await reward('Donation', 'Pending', 'Due')
  await reward('Donation', 'Pending', 'Due', 'Paid')
  await reward('RenewalBonus', 'Due')
  await reward('RenewalBonus', 'Due', 'Paid')
  const { RewardsDueYen, RewardsDueDonations, RewardsDuePeople } = await read()
  expect({ RewardsDueYen, RewardsDueDonations, RewardsDuePeople }).toEqual({
    RewardsDueYen: 5000,
    RewardsDueDonations: 2,
    RewardsDuePeople: 1,
  })
})

test('the longest wait is that of the first in the list', async () => {
  await waiting(server, daysAgo(3))
  await waiting(server, daysAgo(40))
  await applicant(server)
  const { Waiting, WaitingSince } = await read()
  expect({ Waiting, WaitingSince }).toEqual({ Waiting: 2, WaitingSince: daysAgo(40).toISOString() })
})

test('the ten whose status ends next are told by id, the soonest first', async () => {
  const inFourWeeks = addDays(TODAY, 28)
  const last = await certified(server, { donorExpirationDate: inFourWeeks })
  await certified(server, { donorExpirationDate: addDays(TODAY, 29) })
  await certified(server, { donorExpirationDate: addDays(TODAY, -1) })
  await certified(server, { donorExpirationDate: TODAY, ...left })
  const today = await certified(server, { donorExpirationDate: TODAY })
  expect((await read()).EndingNext).toEqual([
    { UserId: today.id, Date: TODAY },
    { UserId: last.id, Date: inFourWeeks },
  ])
  for (let day = 1; day <= 9; day++) await certified(server, { donorExpirationDate: addDays(TODAY, day) })
  const { EndingNext } = await read()
  expect(EndingNext.map(({ Date: day }) => day)).toEqual(
    Array.from({ length: 10 }, (_, day) => addDays(TODAY, day)),
  )
})

test('of the places of the month, those with a time booked or attended are booked', async () => {
  const place = async (status: 'Invited' | 'Reserved' | 'Attended' | 'NoShow' | 'Cancelled', month = 12) => {
    const { id: userId } = await applicant(server)
    await server.db.insert(guidances).values({
      id: randomUUID(),
      userId,
      status,
      year: 2026,
      month,
      guidanceInvitedAt: TEST_NOW,
      reservedAt: status === 'Reserved' ? new Date('2027-01-08T05:00:00Z') : null,
      ...audit(),
    })
  }
  await place('Reserved')
  await place('Attended')
  await place('Invited')
  await place('NoShow')
  await place('Cancelled')
  await place('Reserved', 11)
  expect((await read()).ThisMonthBooked).toBe(2)
})
