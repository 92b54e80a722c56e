import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { invited, staff, type Actor } from '../../../support/actors'
import { codeOf, type ApiAnswer } from '../../../support/api'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const RECORD =
  'mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { Status ReservedAt DeadlineAt } }'
const record = (UserId: string, input: Record<string, unknown>) =>
  office.call(RECORD, { input: { UserId, ...input } })
const came = { Attended: true, ConsentVersion: '2026-04', KitNumber: 'K-000123' }
const fieldsOf = (answer: ApiAnswer<unknown>) =>
  Object.keys(answer.errors?.[0]?.extensions.fields ?? {}).toSorted()

async function booked(reservedAt: Date, checkedAt = new Date('2026-11-10T00:00:00Z')): Promise<Actor> {
  const person = await invited(server)
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'WaitingToParticipateGuidance' })
    .where(eq(userProfiles.id, person.id))
  await server.db
    .update(guidances)
    .set({ status: 'Reserved', reservedAt })
    .where(eq(guidances.userId, person.id))
  await passedScreening(server, person.id, {}, checkedAt)
  return person
}
const statusOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.userStatus
const VALID_UNTIL = 'query ($id: ID!) { getUserById(UserId: $id) { Id CheckValidUntil } }'
const validUntil = async ({ id }: Actor) =>
  (await office.call(VALID_UNTIL, { id })).data?.getUserById.CheckValidUntil

describe('recordGuidanceAttendance', () => {
  test('cannot be told before the hour begins', async () => {
    const begins = await booked(TEST_NOW)
    const later = await booked(new Date(TEST_NOW.getTime() + 1))
    expect(codeOf(await record(later.id, came))).toBe('INVALID_STATE')
    expect(codeOf(await record(begins.id, came))).toBeNull()
  })

  test('asks for consent and kit of those who came only', async () => {
    const person = await booked(TEST_NOW)
    expect(fieldsOf(await record(person.id, { Attended: true }))).toEqual(['ConsentVersion', 'KitNumber'])
    expect(fieldsOf(await record(person.id, { ...came, KitNumber: '  ' }))).toEqual(['KitNumber'])
    expect(await statusOf(person)).toBe('WaitingToParticipateGuidance')
    expect((await record(person.id, { Attended: false })).data).toEqual({
      recordGuidanceAttendance: { Status: 'NoShow', ReservedAt: null, DeadlineAt: '2026-12-15' },
    })
  })

  test.each([
    ['twelve weeks', '2026-09-07T15:00:00.000Z', '2026-12-01', 'DonorRegistrationExam'],
    ['a day more', '2026-09-07T14:59:59.999Z', '2026-11-30', 'OnlineCheckBeforeRegistrationExam'],
  ])('with a check passed %s before, by days in Japan', async (_name, checkedAt, until, status) => {
    const person = await booked(TEST_NOW, new Date(checkedAt))
    expect(await validUntil(person)).toBe(until)
    await record(person.id, came)
    expect(await statusOf(person)).toBe(status)
    expect(await validUntil(person)).toBe(status === 'DonorRegistrationExam' ? until : null)
  })

  test('ten times at once, one of them counts', async () => {
    const person = await booked(TEST_NOW)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => record(person.id, { Attended: false })),
    )
    expect(answers.map(codeOf)).toEqual(Array(10).fill(null))
    const [row] = await server.db.select().from(guidances).where(eq(guidances.userId, person.id))
    expect(row?.absences).toBe(1)
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
    expect(mails.map(({ kind }) => kind)).toEqual(['guidanceMissed'])
  })

  test('and a cancellation at the same time, one of them counts', async () => {
    const person = await booked(TEST_NOW)
    const [told, cancelled] = await Promise.all([
      record(person.id, { Attended: false }),
      person.call('mutation { deleteGuidance { Id } }'),
    ])
    expect([codeOf(told), codeOf(cancelled)]).toEqual([null, 'INVALID_STATE'])
  })

  test('knows nobody by an id that does not exist', async () => {
    for (const id of [randomUUID(), 'x']) expect(codeOf(await record(id, came))).toBe('NOT_FOUND')
  })
})

test('a kit that comes back is matched to whoever got it, and its number is read by staff and by them', async () => {
  const person = await booked(TEST_NOW)
  const other = await booked(TEST_NOW)
  await record(person.id, { ...came, KitNumber: 'ＫＢ-004711' })
  await record(other.id, { ...came, KitNumber: 'KB-008150' })
  const search = async (text: string) => {
    const { data } = await office.call(
      'query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } } }',
      { filter: { KitNumber: { contains: text } } },
    )
    return data?.listUsersByIdProfileCreatedAt.items.map(({ Id }) => Id)
  }
  for (const text of ['KB-004711', 'kb-004711', ' 4711 ', 'ＫＢ-0047'])
    expect(await search(text)).toEqual([person.id])
  expect(await search('KB-9')).toEqual([])
  expect(await search('%')).toEqual([])
  const kit = { Guidance: { KitNumber: 'KB-004711', ConsentVersion: '2026-04' } }
  expect((await person.call('{ getUser { Guidance { KitNumber ConsentVersion } } }')).data).toEqual({
    getUser: kit,
  })
})
