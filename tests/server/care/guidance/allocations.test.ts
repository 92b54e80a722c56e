import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expireInvitations } from '../../../../server/office/jobs/expireInvitations'
import { allocations } from '../../../../server/ground/tables/allocations'
import { guidances } from '../../../../server/ground/tables/guidance'
import { userProfiles } from '../../../../server/ground/tables/users'
import { suspended, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const SET = `mutation ($Basic: Int!, $Extra: Int!) {
  updatePreferenceSlot(input: { Year: 2026, Month: 12, AvailableSlots: $Basic, AdditionalAvailableSlots: $Extra }) { Id }
}`
const INVITE = 'mutation ($input: InviteOutOfTurnInput!) { inviteOutOfTurn(input: $input) { Id } }'
const MONTH = `query ($nextToken: String) {
  listAllocations(Year: 2026, Month: 12, nextToken: $nextToken) {
    nextToken total
    items { UserId PlaceKind Place Places PassedOn OutOfTurn ActorId Reason Position AheadSuspended AheadEndedToday }
  }
}`
const OF_PERSON = `query ($id: ID!) {
  getAllocationsByUserId(UserId: $id) {
    Allocations { Place Position OutOfTurn Reason }
    PassedOver { OutOfTurn Suspended EndedToday }
  }
}`

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer({ connections: 30 })
  admin = await staff(server)
})
afterEach(() => server.close())

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)
const lineOf = (people: number) =>
  Promise.all(Array.from({ length: people }, (_, place) => waiting(server, minutesAgo(100 - place))))
const stop = ({ id }: Actor, isStopped = true) =>
  server.db.update(userProfiles).set({ suspensionStatus1: isStopped }).where(eq(userProfiles.id, id))
const places = (Basic: number, Extra = 0) => admin.send(SET, { Basic, Extra })
const invite = ({ id }: Actor, AddPlace = false) =>
  admin.send(INVITE, { input: { UserId: id, Reason: '遠方への転居の前に', AddPlace } })

type Row = {
  UserId: string
  PlaceKind: string
  Place: number
  Places: number
  PassedOn: boolean
  OutOfTurn: boolean
  ActorId: string | null
  Reason: string | null
  Position: number
  AheadSuspended: number
  AheadEndedToday: number
}
type Month = { listAllocations: { items: Row[]; nextToken: string | null; total: number } }

async function recordOf(reader: Actor = admin): Promise<Row[]> {
  const { data } = await reader.send<Month>(MONTH)
  return data?.listAllocations.items ?? []
}
const ofPerson = async ({ id }: Actor) =>
  (await admin.send<{ getAllocationsByUserId: unknown }>(OF_PERSON, { id })).data?.getAllocationsByUserId

test('says of each invitation which place, which position, and why those before were passed over', async () => {
  const line = await lineOf(6)
  const [first, second, third, fourth, , sixth] = line as [Actor, Actor, Actor, Actor, Actor, Actor]
  await stop(first)
  await places(1)
  await places(1, 1)
  await invite(sixth, true)
  expect(await recordOf()).toMatchObject([
    { UserId: second.id, PlaceKind: 'Basic', Place: 1, Places: 1, Position: 2, AheadSuspended: 1 },
    { UserId: third.id, PlaceKind: 'Additional', Place: 2, Places: 2, Position: 2, AheadSuspended: 1 },
    {
      UserId: sixth.id,
      PlaceKind: 'Added',
      Place: 3,
      Places: 3,
      OutOfTurn: true,
      ActorId: admin.id,
      Reason: '遠方への転居の前に',
      Position: 4,
      AheadSuspended: 1,
    },
  ])
  expect((await recordOf(await staff(server, 'Support')))[2]).toMatchObject({ OutOfTurn: true, Reason: null })
  expect(await ofPerson(first)).toEqual({
    Allocations: [],
    PassedOver: { OutOfTurn: 1, Suspended: 2, EndedToday: 0 },
  })
  expect(await ofPerson(fourth)).toMatchObject({ PassedOver: { OutOfTurn: 1, Suspended: 0, EndedToday: 0 } })
  expect(await ofPerson(sixth)).toMatchObject({
    Allocations: [{ Place: 3, Position: 4, OutOfTurn: true }],
    PassedOver: null,
  })
})

test('a place that comes back is told as such, and whose invitation ended today is passed over', async () => {
  const [first, second, third] = (await lineOf(3)) as [Actor, Actor, Actor]
  await places(2)
  server.clock.set(new Date('2026-12-20T01:00:00Z'))
  await admin.signInAgain()
  // The second stays; the first let the day to book go by, stands in line again, and is not asked twice a day.
  await server.db.update(guidances).set({ deadlineAt: '2026-12-31' }).where(eq(guidances.userId, second.id))
  await expireInvitations(server.deps, server.clock.now())
  expect((await recordOf()).at(-1)).toMatchObject({
    UserId: third.id,
    Place: 2,
    Places: 2,
    PassedOn: true,
    Position: 1,
  })
  const late = await waiting(server)
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'WaitingGuidance', waitingSince: minutesAgo(0) })
    .where(eq(userProfiles.id, first.id))
  await places(3)
  expect((await recordOf()).at(-1)).toMatchObject({
    UserId: late.id,
    PassedOn: false,
    Position: 2,
    AheadSuspended: 0,
    AheadEndedToday: 1,
  })
  expect(await ofPerson(first)).toMatchObject({ PassedOver: { OutOfTurn: 0, Suspended: 0, EndedToday: 1 } })
})

test('of many at once, each record is what happened when its place was given', async () => {
  const line = await lineOf(30)
  const stopped = new Set([2, 3, 11, 17].map((index) => line[index]?.id))
  await Promise.all([...stopped].map((id) => stop({ id } as Actor)))
  const others = [staff(server), staff(server)]
  const raise = async (by: Actor, Basic: number) => by.send(SET, { Basic, Extra: 0 })
  await places(0)
  await Promise.all([
    ...(await Promise.all(others)).map((by, index) => raise(by, 5 + index)),
    ...line.slice(20).map((actor, index) => invite(actor, index % 2 === 0)),
  ])
  await places(12, 9)

  // The month is held from the claim to the commit: its places are the order in which it happened.
  const record = (await recordOf()).toSorted((a, b) => a.Place - b.Place)
  expect(record.map(({ Place }) => Place)).toEqual(record.map((_, index) => index + 1))
  const rest = line.map(({ id }) => id)
  for (const row of record) {
    const ahead = rest.slice(0, rest.indexOf(row.UserId))
    expect(row.Position).toBe(ahead.length + 1)
    expect(row.AheadSuspended).toBe(ahead.filter((id) => stopped.has(id)).length)
    expect(row.OutOfTurn || ahead.every((id) => stopped.has(id))).toBe(true)
    rest.splice(ahead.length, 1)
  }
  const invited = await server.db.select({ id: guidances.id }).from(guidances)
  expect(record).toHaveLength(invited.length)
})

test('a refused invitation leaves no record, and the record of who left keeps the numbers alone', async () => {
  const [first, second] = (await lineOf(2)) as [Actor, Actor]
  expect(codeOf(await invite(first))).toBe('SLOT_FULL')
  expect(codeOf(await invite(await suspended(server)))).toBe('INVALID_STATE')
  expect(await server.db.select().from(allocations)).toEqual([])
  await places(1)
  await invite(second, true)
  await second.call('mutation { requestWithdrawal { success } }')
  expect((await recordOf())[1]).toMatchObject({ Place: 2, Position: 1, OutOfTurn: true, Reason: null })
})

test('a month is a file too', async () => {
  await lineOf(2)
  await places(2)
  const response = await fetch(`${server.url}/api/exports/allocations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: admin.token },
    body: JSON.stringify({
      filter: { Year: 2026, Month: 12 },
      columns: ['User', 'Place', 'PlaceKind', 'Position', 'Way', 'Ahead'],
      format: 'csv',
      encoding: 'utf-8-bom',
    }),
  })
  const [, first] = (await response.text()).split('\r\n')
  expect(first).toBe('"山田 花子","2のうち1番目","基本枠","1","順番どおり",""')
})
