import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composedMail } from '../../../../server/ground/outbox/outgoingMail'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { applicant, invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

const PREVIEW = `query ($input: GuidanceTimeByAdminInput!) { previewBooking(input: $input) { Conflicts Mail { Subject Text } } }`
const BOOK = `mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { ReservedAt } }`
const MOVE = `mutation ($input: GuidanceTimeByAdminInput!) { updateGuidanceByAdmin(input: $input) { ReservedAt } }`
const ELEVEN = '2026-12-03T02:00:00.000Z'
const NOON = '2026-12-03T03:00:00.000Z'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

const send = (document: typeof BOOK | typeof MOVE, { id }: Actor, StartAt: string) =>
  office.call(document, { input: { UserId: id, StartAt } })
const preview = async (person: Actor, StartAt: string) => {
  const { data } = await office.call(PREVIEW, { input: { UserId: person.id, StartAt } })
  return data?.previewBooking
}
const lastMail = async ({ id }: Actor) => {
  const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))
  const last = mails.at(-1)
  return last ? composedMail(last, server.deps, null) : null
}

test('the mail of booking and of moving is the one that goes out, and the same hour sends none', async () => {
  const person = await invited(server)
  for (const [document, hour] of [
    [BOOK, ELEVEN],
    [MOVE, NOON],
  ] as const) {
    const seen = await preview(person, hour)
    expect(seen).toMatchObject({ Conflicts: [], Mail: {} })
    expect(codeOf(await send(document, person, hour))).toBeNull()
    expect(await lastMail(person)).toMatchObject({ subject: seen?.Mail?.Subject, text: seen?.Mail?.Text })
    server.clock.advance(1_000)
  }
  expect(await preview(person, NOON)).toEqual({ Conflicts: [], Mail: null })
})

test('says of each hour what speaks against it, as moving then does', async () => {
  const [person, ...others] = await Promise.all(Array.from({ length: 3 }, () => invited(server)))
  await send(BOOK, person!, NOON)
  for (const other of others) expect(codeOf(await send(BOOK, other, ELEVEN))).toBeNull()
  for (const [hour, conflict, code] of [
    ['2026-11-30T08:00:00.000Z', 'TooSoon', 'BAD_USER_INPUT'],
    ['2027-12-03T02:00:00.000Z', 'TooLate', 'BAD_USER_INPUT'],
    ['2026-12-05T02:00:00.000Z', 'Closed', 'BAD_USER_INPUT'],
    ['2026-12-29T02:00:00.000Z', 'Closed', 'BAD_USER_INPUT'],
    ['2026-12-03T02:30:00.000Z', 'Closed', 'BAD_USER_INPUT'],
    [ELEVEN, 'Full', 'SLOT_FULL'],
  ] as const) {
    expect(await preview(person!, hour)).toEqual({ Conflicts: [conflict], Mail: null })
    expect(codeOf(await send(MOVE, person!, hour))).toBe(code)
  }
})

test('a later hour of today is the telephone’s: one that has begun, and the person alone, are refused', async () => {
  const person = await invited(server)
  server.clock.set(new Date('2026-12-01T03:30:00.000Z'))
  await Promise.all([person.signInAgain(), office.signInAgain()])
  const [begun, later, last] = [
    '2026-12-01T03:00:00.000Z',
    '2026-12-01T05:00:00.000Z',
    '2026-12-01T08:00:00.000Z',
  ]
  expect(await preview(person, begun)).toEqual({ Conflicts: ['TooSoon'], Mail: null })
  expect(codeOf(await send(BOOK, person, begun))).toBe('BAD_USER_INPUT')
  const own = `mutation ($at: DateTime!) { reserveGuidance(input: { StartAt: $at }) { Id } }`
  expect(codeOf(await person.call(own, { at: later }))).toBe('BAD_USER_INPUT')

  for (const [document, hour] of [
    [BOOK, later],
    [MOVE, last],
  ] as const) {
    const seen = await preview(person, hour)
    expect(seen).toMatchObject({ Conflicts: [], Mail: {} })
    expect(codeOf(await send(document, person, hour))).toBeNull()
    expect(await lastMail(person)).toMatchObject({ subject: seen?.Mail?.Subject, text: seen?.Mail?.Text })
    server.clock.advance(1_000)
  }
  const { data } = await office.call('{ listBookingSlotsByAdmin { items { StartAt Remaining } } }')
  const today = data?.listBookingSlotsByAdmin.items.filter(({ StartAt }) => StartAt.startsWith('2026-12-01'))
  expect(today?.map(({ StartAt }) => StartAt)).toEqual(
    [4, 5, 6, 7, 8, 9].map((hour) => `2026-12-01T0${hour}:00:00.000Z`),
  )
  expect(today?.map(({ Remaining }) => Remaining)).toEqual([2, 2, 2, 2, 1, 2])
})

test('is for administrators, and for people who are invited', async () => {
  const person = await invited(server)
  const support = await staff(server, 'Support')
  const asked = (by: Actor, { id }: Actor) => by.call(PREVIEW, { input: { UserId: id, StartAt: NOON } })
  expect(codeOf(await asked(support, person))).toBe('FORBIDDEN')
  expect(codeOf(await asked(office, await applicant(server, {})))).toBe('INVALID_STATE')
})
