import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { bookingSlots } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { undoRows, undos } from '../../../../server/ground/tables/undo'
import { userProfiles } from '../../../../server/ground/tables/users'
import { certified, invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { change, takeBack } from './undoTesting'

let server: TestServer
let admin: Actor
let other: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  other = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const UPDATE =
  'mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Id } }'
const STOP = 'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }'
const RESERVE =
  'mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }'
const NOTE = 'mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id } }'
const ELEVEN = '2026-12-03T02:00:00.000Z'

const profileOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
const mailsTo = async ({ id }: Actor) =>
  (await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))).map(({ kind, state }) => [
    kind,
    state,
  ])
const offerOf = async (query: string, input: object, by = admin) =>
  (await change(server, by, query, { input })).extensions?.undo.Id
const stop = (person: Actor) => offerOf(STOP, { UserId: person.id, Stop: true, Reason: '電話' })

test('what somebody else changed elsewhere stays; what they changed in the same is a conflict and changes nothing', async () => {
  const person = await certified(server)
  const first = await offerOf(UPDATE, { UserId: person.id, Version: 1, Tel: '0312345678' })
  await other.send(UPDATE, { input: { UserId: person.id, Version: 2, Building: '見本荘' } })
  expect(codeOf(await takeBack(admin, first))).toBeNull()
  expect(await profileOf(person)).toMatchObject({ tel: '09012345678', building: '見本荘', version: 4 })

  const second = await offerOf(UPDATE, { UserId: person.id, Version: 4, Tel: '0312345678', City: '酒田市' })
  await other.send(UPDATE, { input: { UserId: person.id, Version: 5, City: '新庄市' } })
  const refused = await takeBack(admin, second)
  expect(codeOf(refused)).toBe('CONFLICT')
  expect(refused.errors?.[0]?.message).toContain('元に戻せません')
  expect(await profileOf(person)).toMatchObject({ tel: '0312345678', city: '新庄市' })
})

test('a place that others book meanwhile is given back alone', async () => {
  const [person, next] = [await invited(server), await invited(server)]
  const booked = await offerOf(RESERVE, { UserId: person.id, StartAt: ELEVEN })
  await other.send(RESERVE, { input: { UserId: next.id, StartAt: ELEVEN } })
  expect(codeOf(await takeBack(admin, booked))).toBeNull()
  const [slot] = await server.db.select().from(bookingSlots)
  expect(slot?.reserved).toBe(1)
})

test('the mail waits for a minute, is sent then, and is dropped when it is taken back before', async () => {
  const [person, spared, plain] = [await certified(server), await certified(server), await certified(server)]
  await stop(person)
  const undo = await stop(spared)
  await admin.send(STOP, { input: { UserId: plain.id, Stop: true, Reason: '電話' } })
  await server.deps.mail.deliverPending()
  expect(await mailsTo(plain)).toEqual([['suspended', 'Sent']])
  expect(await mailsTo(person)).toEqual([['suspended', 'Waiting']])
  expect(codeOf(await takeBack(admin, undo))).toBeNull()
  server.clock.advance(60_000)
  await server.deps.mail.deliverPending()
  expect(await mailsTo(person)).toEqual([['suspended', 'Sent']])
  expect(await mailsTo(spared)).toEqual([])
})

test('only who did it, only for a minute, and one of two at once', async () => {
  const [person, late] = [await certified(server), await certified(server)]
  const [undo, tooLate] = [await stop(person), await stop(late)]
  expect(codeOf(await takeBack(other, undo))).toBe('NOT_FOUND')
  expect(codeOf(await takeBack(admin, randomUUID()))).toBe('NOT_FOUND')
  const both = await Promise.all([takeBack(admin, undo), takeBack(admin, undo)])
  expect(both.map(codeOf)).toEqual([null, null])
  expect((await profileOf(person))?.version).toBe(3)
  server.clock.advance(60_001)
  expect(codeOf(await takeBack(admin, tooLate))).toBe('INVALID_STATE')
  expect((await profileOf(late))?.suspensionStatus1).toBe(true)
})

test('offered for what changed something, by staff, one change a call, and to nobody who does not ask', async () => {
  const person = await certified(server)
  const support = await staff(server, 'Support')
  const note = { UserId: person.id, Kind: 'Note', Text: '折り返す' }
  const undo = await offerOf(NOTE, { ...note, IdempotencyKey: randomUUID() }, support)
  expect(codeOf(await takeBack(support, undo))).toBeNull()
  const input = { UserId: person.id, Stop: true, Reason: '電話' }
  expect((await admin.send(STOP, { input })).data).toBeTruthy()
  expect(await offerOf(STOP, input)).toBeUndefined()
  const two =
    'mutation ($input: StopUserInput!) { one: stopUser(input: $input) { Id } other: stopUser(input: $input) { Id } }'
  expect(await offerOf(two, { ...input, Stop: false })).toBeUndefined()
  expect(await server.db.select().from(undos).where(eq(undos.actorId, admin.id))).toEqual(
    expect.not.arrayContaining([
      expect.objectContaining({ takenBackAt: TEST_NOW, mutation: 'stopUser', id: undo }),
    ]),
  )
})

test('what was kept is forgotten with its time, and with the person', async () => {
  const [person, leaver] = [await certified(server), await certified(server)]
  await stop(leaver)
  await admin.send('mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }', {
    input: { UserId: leaver.id, Reason: '本人の希望' },
  })
  expect(await server.db.select().from(undoRows).where(eq(undoRows.userId, leaver.id))).toEqual([])
  await stop(person)
  await forgetOldData(server.deps, new Date(TEST_NOW.getTime() + 60_001))
  expect(await server.db.select().from(undoRows)).toEqual([])
})
