import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyOpening } from '../../server/care/guidance/readOpening'
import { bookingSlots, guidances } from '../../server/ground/tables/guidance'
import { examDays, extraHours, opening, openingDays, openingHours } from '../../server/ground/tables/opening'
import { preferenceSlots } from '../../server/ground/tables/places'
import { screenings } from '../../server/ground/tables/screenings'
import { userProfiles } from '../../server/ground/tables/users'
import { invited, staff, waiting, type Actor } from '../support/actors'
import { codeOf } from '../support/api'
import { openMonth } from '../support/openMonth'
import { passedScreening } from '../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../support/testServer'
import { change, takeBack } from '../server/care/undo/undoTesting'

/** Acts at the same moment, of several colleagues: a token has its calls a minute. */
const AT_ONCE = 50
const DAY = '2026-12-10'
const OTHER_DAY = '2026-12-11'
const ELEVEN = '2026-12-03T02:00:00.000Z'
const NOON = '2026-12-03T03:00:00.000Z'
const SCHEDULE = `mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }`
const EXAM_DAYS = `mutation ($input: UpdateExamDaysInput!) { updateExamDays(input: $input) { success } }`
const OPENING = `mutation ($input: UpdateOpeningInput!) { updateOpening(input: $input) { Version } }`
const RESERVE = `mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }`
const CANCEL = `mutation ($input: GuidanceByAdminInput!) { deleteGuidanceByAdmin(input: $input) { Id } }`
const MONTH = `mutation ($input: UpdatePreferenceSlotInput!) { updatePreferenceSlot(input: $input) { Id } }`

let server: TestServer
let office: Actor[]
beforeAll(async () => {
  server = await startTestServer({ connections: 40 })
  office = await Promise.all(Array.from({ length: 4 }, () => staff(server)))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.db.update(guidances).set({ status: 'Cancelled', closedAt: TEST_NOW, reservedAt: null })
  await server.db.update(screenings).set({ scheduledInitialExamDate: null })
  for (const table of [
    examDays,
    extraHours,
    openingDays,
    openingHours,
    opening,
    bookingSlots,
    preferenceSlots,
  ])
    await server.db.delete(table)
  await copyOpening(server.db, server.deps.texts, server.clock.now())
})

let tried = 0
const wrong: string[] = []
afterAll(() => void process.stdout.write(`limits: ${tried} tried, ${wrong.length} wrong\n`))

/** Everything that is over its capacity, whoever put it there. */
async function overfull(): Promise<string[]> {
  const { rows } = await server.db.execute<{ what: string }>(sql`
    select 'tests of ' || date as what from exam_days where exam_places_taken(date) > capacity
    union all select 'places of ' || year || '-' || month from preference_slots
      where given_guidance_count > available_slots + additional_available_slots
    union all select 'hour ' || start_at from booking_slots s
      where (select count(*) from guidances g where g.status = 'Reserved' and g.reserved_at = s.start_at)
        > least(s.capacity, (select coalesce(max(d.capacity), s.capacity) from opening_days d
            where d.day = to_char(s.start_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')))`)
  return rows.map(({ what }) => what)
}

/** The same after so many acts. */
async function overfullAfter(acts: number): Promise<string[]> {
  tried += acts
  const found = await overfull()
  wrong.push(...found)
  return found
}

const by = (n: number): Actor => office[n % office.length]!
const undoOf = async (actor: Actor, query: string, input: object) => {
  const answer = await change(server, actor, query, { input })
  expect(answer.errors).toBeUndefined()
  return answer.extensions?.undo.Id
}
const version = async () => (await server.db.select().from(opening))[0]!.version

async function atExam(): Promise<Actor> {
  const person = await invited(server)
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'DonorRegistrationExam' })
    .where(eq(userProfiles.id, person.id))
  await passedScreening(server, person.id)
  return person
}
const setDay = (person: Actor, ScheduledDate: string, actor: Actor) =>
  actor.send(SCHEDULE, { input: { UserId: person.id, ScheduledDate } })
const placesOf = async (Capacity: number, actor = by(0)) => ({
  Dates: [DAY],
  Capacity,
  Version: await version(),
  actor,
})
const openDay = async (Capacity: number) => {
  const { actor, ...input } = await placesOf(Capacity)
  expect(codeOf(await actor.send(EXAM_DAYS, { input }))).toBeNull()
}

test('a test moved away comes back by undo only while its place is free, among fifty who want it', async () => {
  await openDay(1)
  const [first, ...others] = await Promise.all(Array.from({ length: AT_ONCE }, atExam))
  expect(codeOf(await setDay(first!, DAY, by(0)))).toBeNull()
  const moved = await undoOf(by(0), SCHEDULE, { UserId: first!.id, ScheduledDate: OTHER_DAY })
  await Promise.all([takeBack(by(0), moved), ...others.map((person, n) => setDay(person, DAY, by(n)))])
  expect(await overfullAfter(AT_ONCE)).toEqual([])
})

test('places added at the hospital go back by undo only while nobody has them', async () => {
  await openDay(1)
  const people = await Promise.all(Array.from({ length: 12 }, atExam))
  expect(codeOf(await setDay(people[0]!, DAY, by(1)))).toBeNull()
  const { actor, ...input } = await placesOf(5)
  const more = await undoOf(actor, EXAM_DAYS, input)
  await Promise.all([
    takeBack(actor, more),
    ...people.slice(1).map((person, n) => setDay(person, DAY, by(n))),
  ])
  expect(await overfullAfter(12)).toEqual([])
  expect(codeOf(await setDay(people[1]!, OTHER_DAY, by(1)))).toBeNull()
})

const twoPlaces = (Capacity: number) => ({
  Days: { From: '2026-12-03', To: '2026-12-03', Change: 'Capacity', Capacity },
  Seen: [],
})
const reserve = (person: Actor, StartAt: string, actor: Actor) =>
  actor.send(RESERVE, { input: { UserId: person.id, StartAt } })

test('an hour made larger becomes small again by undo only while nobody has booked what was added', async () => {
  expect(
    codeOf(await by(0).send(OPENING, { input: { ...twoPlaces(2), Version: await version() } })),
  ).toBeNull()
  const people = await Promise.all(Array.from({ length: 8 }, () => invited(server)))
  await reserve(people[0]!, ELEVEN, by(1))
  await reserve(people[1]!, ELEVEN, by(1))
  const larger = await undoOf(by(0), OPENING, { ...twoPlaces(5), Version: await version() })
  server.clock.advance(1_000)
  await Promise.all([
    takeBack(by(0), larger),
    ...people.slice(2).map((person, n) => reserve(person, ELEVEN, by(n))),
  ])
  expect(await overfullAfter(8)).toEqual([])
})

test('control: hours nobody booked since go back', async () => {
  const larger = await undoOf(by(0), OPENING, { ...twoPlaces(5), Version: await version() })
  const made = await version()
  expect(codeOf(await takeBack(by(0), larger))).toBeNull()
  // Whoever waited for the hours knows by it that they are others.
  expect(await version()).toBeGreaterThan(made)
})

test('a cancelled booking comes back by undo only while its place is free, and only into an hour as large', async () => {
  await by(0).send(OPENING, { input: { ...twoPlaces(1), Version: await version() } })
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => invited(server)))
  await reserve(first!, ELEVEN, by(0))
  const cancelled = await undoOf(by(0), CANCEL, { UserId: first!.id })
  await Promise.all([
    takeBack(by(0), cancelled),
    ...others.map((person, n) => reserve(person, ELEVEN, by(n))),
  ])
  expect(await overfullAfter(10)).toEqual([])

  const late = await invited(server)
  await reserve(late, NOON, by(1))
  const second = await undoOf(by(1), CANCEL, { UserId: late.id })
  const closed = { Days: { From: '2026-12-03', To: '2026-12-03', Change: 'ClosedFrom', ClosedFrom: 12 } }
  const seen = (await server.db.select().from(guidances).where(eq(guidances.status, 'Reserved'))).map(
    ({ userId }) => userId,
  )
  await by(0).send(OPENING, { input: { ...closed, Seen: [], Version: await version() } })
  const back = await takeBack(by(1), second)
  expect(codeOf(back)).toBe('CONFLICT')
  expect(seen).not.toContain(late.id)
  expect(await overfullAfter(2)).toEqual([])
})

test('places of a month go back by undo only while nobody is invited to them', async () => {
  await Promise.all(Array.from({ length: 6 }, () => waiting(server)))
  await openMonth(server, 2026, 12, 0)
  const more = { Year: 2026, Month: 12, AvailableSlots: 0, AdditionalAvailableSlots: 3 }
  const answer = await change(server, by(0), MONTH, { input: more })
  await takeBack(by(0), answer.extensions?.undo.Id)
  expect(await overfullAfter(2)).toEqual([])
})

test('control: without the trigger fifty overfill the day', async () => {
  await openDay(1)
  const people = await Promise.all(Array.from({ length: 6 }, atExam))
  await server.db.execute(sql`alter table screenings disable trigger screenings_exam_place_change`)
  try {
    await Promise.all(people.map((person, n) => setDay(person, DAY, by(n))))
  } finally {
    await server.db.execute(sql`alter table screenings enable trigger screenings_exam_place_change`)
  }
  expect(await overfull()).toEqual([`tests of ${DAY}`])
})
