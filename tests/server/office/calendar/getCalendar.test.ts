import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'

const CALENDAR = `query ($from: Date!, $to: Date!) { getCalendar(from: $from, to: $to) { Version
  Days { Date Holiday Capacity Booked ClosedFrom HourCapacity Exams ExamDay { Place Time Capacity } Hours { StartAt Capacity Booked } }
  Exams { Person { Id } Kind Date Time Conflicts } Wishes { Person { Id } PreferredDates Date } } }`
const EXAM_DAYS = `mutation ($input: UpdateExamDaysInput!) { updateExamDays(input: $input) { success } }`
const SCHEDULE = `mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }`
const CLOSE = `mutation ($input: UpdateOpeningInput!) { updateOpening(input: $input) { Version } }`

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

const read = async (from = '2026-12-01', to = '2026-12-31') => {
  const { data } = await office.call(CALENDAR, { from, to })
  if (!data) throw new Error('No calendar')
  return data.getCalendar
}
const dayOf = async (date: string) => (await read()).Days.find((day) => day.Date === date)
const version = async () => (await read()).Version

/** Somebody whose registration test is due. */
async function atExam(): Promise<Actor> {
  const person = await invited(server)
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'DonorRegistrationExam' })
    .where(eq(userProfiles.id, person.id))
  await passedScreening(server, person.id)
  return person
}
const schedule = (UserId: string, ScheduledDate: string, ScheduledTime: string | null = null) =>
  office.call(SCHEDULE, { input: { UserId, ScheduledDate, ScheduledTime } })

test('a day has its hours, bookings and closings; a kept booking of a closed hour stays visible', async () => {
  const person = await invited(server)
  await person.call(
    `mutation { reserveGuidance(input: { StartAt: "2026-12-15T07:00:00.000Z" }) { ReservedAt } }`,
  )
  expect(await dayOf('2026-12-15')).toMatchObject({ Capacity: 16, Booked: 1, ClosedFrom: null })
  await office.call(CLOSE, {
    input: {
      Days: { From: '2026-12-15', To: '2026-12-15', Change: 'ClosedFrom', ClosedFrom: 15 },
      Version: 1,
      Seen: [person.id],
      Bookings: 'Keep',
    },
  })
  const day = await dayOf('2026-12-15')
  expect(day).toMatchObject({ Capacity: 8, Booked: 1, ClosedFrom: 15 })
  expect(day?.Hours.at(-1)).toEqual({ StartAt: '2026-12-15T07:00:00.000Z', Capacity: 0, Booked: 1 })
  expect(await dayOf('2026-12-29')).toMatchObject({ Hours: [], ClosedFrom: 0 })
  expect(await dayOf('2026-12-05')).toMatchObject({ Hours: [], ClosedFrom: null })
  const january = (await read('2027-01-01', '2027-01-02')).Days
  expect(january[0]?.Holiday).toBe('元日')
})

test("the hospital's places of a day are as many as there are, also at the same moment", async () => {
  const days = { Dates: ['2026-12-10'], Capacity: 2, Time: '09:30', Place: '検査室' }
  expect(codeOf(await office.call(EXAM_DAYS, { input: { ...days, Version: 99 } }))).toBe('CONFLICT')
  const sunday = await office.call(EXAM_DAYS, {
    input: { ...days, Dates: ['2026-12-13'], Version: await version() },
  })
  expect(sunday.errors?.[0]?.extensions.fields).toHaveProperty('Dates')
  expect(codeOf(await office.call(EXAM_DAYS, { input: { ...days, Version: await version() } }))).toBeNull()
  const people = await Promise.all(Array.from({ length: 6 }, atExam))
  const answers = await Promise.all(people.map(({ id }) => schedule(id, '2026-12-10', '09:30')))
  expect(answers.filter((answer) => codeOf(answer) === null)).toHaveLength(2)
  expect(answers.filter((answer) => codeOf(answer) === 'SLOT_FULL')).toHaveLength(4)
  expect(await dayOf('2026-12-10')).toMatchObject({
    Exams: 2,
    ExamDay: { Place: '検査室', Time: '09:30', Capacity: 2 },
  })
  const { Exams } = await read()
  expect(Exams.map(({ Conflicts }) => Conflicts)).toEqual([[], []])
  await office.call(EXAM_DAYS, { input: { ...days, Capacity: 1, Version: await version() } })
  expect((await read()).Exams.map(({ Conflicts }) => Conflicts)).toEqual([['Full'], ['Full']])
})

test('control: without the trigger all take the last place', async () => {
  const date = '2026-12-11'
  const days = { Dates: [date], Capacity: 1, Version: await version() }
  expect(codeOf(await office.call(EXAM_DAYS, { input: days }))).toBeNull()
  const people = [await atExam(), await atExam()]
  await server.db.execute(sql`alter table screenings disable trigger screenings_exam_place_change`)
  try {
    await Promise.all(people.map(({ id }) => schedule(id, date)))
  } finally {
    await server.db.execute(sql`alter table screenings enable trigger screenings_exam_place_change`)
  }
  expect((await dayOf(date))?.Exams).toBe(2)
})

test('says in codes why a test cannot stay: closed since, and two at one hour', async () => {
  const [one, two] = [await atExam(), await atExam()]
  await schedule(one.id, '2026-12-17', '10:00')
  await schedule(two.id, '2026-12-17', '10:00')
  const conflictsOf = async ({ id }: Actor) =>
    (await read()).Exams.find(({ Person }) => Person.Id === id)?.Conflicts
  expect(await conflictsOf(one)).toEqual(['TwoAtOnce'])
  const Days = { From: '2026-12-17', To: '2026-12-17', Change: 'Closed', ClosesExams: true } as const
  await office.call(CLOSE, { input: { Days, Version: await version(), Seen: [] } })
  expect(await conflictsOf(two)).toEqual(['Closed', 'TwoAtOnce'])
  expect(codeOf(await schedule((await atExam()).id, '2026-12-17'))).toBe('BAD_USER_INPUT')
})

test('whoever asked for days and has none stands beside the calendar, the first to ask first', async () => {
  const people = [await atExam(), await atExam()]
  for (const person of people) {
    await person.call(
      `mutation { requestDonorRegistration(input: { PreferredDates: ["2026-12-22", "2026-12-24"] }) { success } }`,
    )
    server.clock.advance(60_000)
  }
  expect((await read()).Wishes).toEqual(
    people.map(({ id }) => ({
      Person: { Id: id },
      PreferredDates: ['2026-12-22', '2026-12-24'],
      Date: null,
    })),
  )
  await schedule(people[0]!.id, '2026-12-22')
  expect((await read()).Wishes.map(({ Person }) => Person.Id)).toEqual([people[1]!.id])
  const rows = await server.db.select().from(screenings).where(eq(screenings.userId, people[0]!.id))
  expect(rows[0]?.scheduledInitialExamDate).toBe('2026-12-22')
})

test('support staff reads it without the reasons; nobody reads more than 42 days', async () => {
  const support = await staff(server, 'Support')
  const answer = await support.call(
    '{ getCalendar(from: "2026-12-15", to: "2026-12-15") { Days { Booked Reason } } }',
  )
  expect(answer.data?.getCalendar.Days).toEqual([{ Booked: 1, Reason: null }])
  const long = await office.call(CALENDAR, { from: '2026-12-01', to: '2027-01-12' })
  expect(codeOf(long)).toBe('BAD_USER_INPUT')
})
