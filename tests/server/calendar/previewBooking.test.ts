import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composedMail } from '../../../server/mail/outgoingMail'
import { mailOutbox } from '../../../server/schema/mail'
import { applicant, invited, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, type TestServer } from '../../support/testServer'

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
    ['2026-12-01T08:00:00.000Z', 'TooSoon', 'BAD_USER_INPUT'],
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

test('is for administrators, and for people who are invited', async () => {
  const person = await invited(server)
  const support = await staff(server, 'Support')
  const asked = (by: Actor, { id }: Actor) => by.call(PREVIEW, { input: { UserId: id, StartAt: NOON } })
  expect(codeOf(await asked(support, person))).toBe('FORBIDDEN')
  expect(codeOf(await asked(office, await applicant(server, {})))).toBe('INVALID_STATE')
})
