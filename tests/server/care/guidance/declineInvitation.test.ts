import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inviteWaiting } from '../../../../server/office/jobs/expireInvitations'
import { activities } from '../../../../server/ground/tables/activity'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { times } from '../../../support/soak'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const SET = `mutation ($Places: Int!) {
  updatePreferenceSlot(input: { Year: 2026, Month: 12, AvailableSlots: $Places, AdditionalAvailableSlots: 0 }) { Id }
}`
const DECLINE = 'mutation { declineInvitation { Status DeadlineAt } }'
const BOOK = 'mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00.000Z" }) { Id } }'
const PAUSE = 'mutation ($input: SetWaitingPauseInput!) { setWaitingPause(input: $input) { success } }'
const OWN = `{ getUser {
  DeclineKeepsPlace WaitingPosition
  Profile { UserStatus WaitingSince WaitingPausedUntil ExpectedInvitation { From To } }
} }`
const PAUSED = `query ($paused: Boolean!) {
  listUsersByIdProfileCreatedAt(filter: { UserStatus: { eq: WaitingGuidance }, WaitingPaused: { eq: $paused } }) { items { Id } }
}`
const RECORD = `query ($id: ID!) {
  getAllocationsByUserId(UserId: $id) { Allocations { Position PassedOn AheadEndedToday AheadPaused } PassedOver { Paused Suspended } }
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
const places = (Places: number) => admin.call(SET, { Places })
type Own = {
  DeclineKeepsPlace: boolean | null
  WaitingPosition: number | null
  Profile: {
    UserStatus: string
    WaitingSince: string | null
    WaitingPausedUntil: string | null
    ExpectedInvitation: { From: string; To: string | null } | null
  }
}
async function own(actor: Actor): Promise<Own> {
  const { data } = await actor.send<{ getUser: Own }>(OWN)
  if (!data) throw new Error('No answer')
  return data.getUser
}
const statusOf = async (actor: Actor) => (await own(actor)).Profile.UserStatus
const pause = (actor: Actor, Until: string | null) => actor.send(PAUSE, { input: { Until } })
const pausedIds = async (paused: boolean) =>
  (await admin.call(PAUSED, { paused })).data?.listUsersByIdProfileCreatedAt.items.map(({ Id }) => Id)
const recordOf = async ({ id }: Actor) => (await admin.send(RECORD, { id })).data?.getAllocationsByUserId
async function nextDay(...actors: Actor[]): Promise<void> {
  server.clock.advance(86_400_000)
  for (const actor of [admin, ...actors]) await actor.signInAgain()
}

test('a place that is given back goes to the next at once; one’s own in line is kept once', async () => {
  const [first, second, third, fourth] = (await lineOf(4)) as [Actor, Actor, Actor, Actor]
  await places(1)
  expect(await own(first)).toMatchObject({ DeclineKeepsPlace: true, Profile: { UserStatus: 'Guidance' } })
  expect((await first.call(DECLINE)).data).toEqual({
    declineInvitation: { Status: 'Invited', DeadlineAt: null },
  })
  expect(await own(first)).toMatchObject({
    DeclineKeepsPlace: null,
    WaitingPosition: 1,
    Profile: { UserStatus: 'WaitingGuidance', WaitingSince: minutesAgo(100).toISOString() },
  })
  expect(await statusOf(second)).toBe('Guidance')
  expect(await recordOf(second)).toMatchObject({
    Allocations: [{ Position: 2, PassedOn: true, AheadEndedToday: 1 }],
  })
  const [month] = await server.db.select().from(preferenceSlots)
  expect(month).toMatchObject({ givenGuidanceCount: 1, returnedPlaces: 0 })

  // Not asked again on the same day; on the next they are the first.
  await places(2)
  expect([await statusOf(first), await statusOf(third)]).toEqual(['WaitingGuidance', 'Guidance'])
  await nextDay(first, fourth)
  await places(3)
  expect(await own(first)).toMatchObject({ DeclineKeepsPlace: false })
  await first.call(DECLINE)
  expect(await own(first)).toMatchObject({
    WaitingPosition: 1,
    Profile: { WaitingSince: server.clock.now().toISOString() },
  })
  expect(await statusOf(fourth)).toBe('Guidance')

  const log = await server.db
    .select({ text: activities.text })
    .from(activities)
    .where(eq(activities.operation, 'Decline'))
    .orderBy(asc(activities.id))
  expect(log.map(({ text }) => text)).toEqual([
    '案内を見送り、案内待ちに戻りました（順番はそのまま）',
    '案内を見送り、案内待ちに戻りました（順番は最後）',
  ])
  const mails = await server.db
    .select({ params: mailOutbox.params })
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, 'invitationDeclined'))
    .orderBy(asc(mailOutbox.createdAt))
  expect(mails).toEqual([{ params: { isPlaceKept: true } }, { params: { isPlaceKept: false } }])

  // A place at the end of the line is a new one, to be kept once again.
  await nextDay(first)
  await places(4)
  expect(await own(first)).toMatchObject({ DeclineKeepsPlace: true, Profile: { UserStatus: 'Guidance' } })
})

test('nothing is declined without an open invitation, with a booking or after the deadline', async () => {
  const [first, second, third] = (await lineOf(3)) as [Actor, Actor, Actor]
  await places(2)
  await first.call(BOOK)
  expect((await own(first)).DeclineKeepsPlace).toBeNull()
  expect(codeOf(await first.call(DECLINE))).toBe('INVALID_STATE')
  expect(codeOf(await third.call(DECLINE))).toBe('INVALID_STATE')
  server.clock.set(new Date('2026-12-16T01:00:00Z'))
  await second.signInAgain()
  const late = await second.call(DECLINE)
  expect(late.errors?.[0]?.message).toBe(
    '予約の期限は2026年12月15日（火）でした。次のご案内をお待ちください。',
  )
  expect(await statusOf(second)).toBe('Guidance')
})

test('a place of a month that is over still goes to the next', async () => {
  const [first, second] = (await lineOf(2)) as [Actor, Actor]
  server.clock.set(new Date('2026-12-31T01:00:00Z'))
  await admin.signInAgain()
  await places(1)
  server.clock.set(new Date('2027-01-04T01:00:00Z'))
  for (const actor of [first, second]) await actor.signInAgain()
  await first.call(DECLINE)
  expect(await statusOf(second)).toBe('Guidance')
  const [row] = await server.db.select().from(guidances).where(eq(guidances.userId, second.id))
  expect(row).toMatchObject({ year: 2026, month: 12 })
})

test('declining and booking at once, while the job gives places: one of them holds, and no place is lost or doubled', async () => {
  for (let round = 0; round < times(5, 30); round++) {
    const [first, second] = (await lineOf(2)) as [Actor, Actor]
    const [before] = await server.db.select().from(preferenceSlots)
    const given = before?.givenGuidanceCount ?? 0
    await places(given)
    await places(given + 1)
    const [declined, booked] = await Promise.all([
      first.call(DECLINE),
      first.call(BOOK),
      inviteWaiting(server.deps, server.clock.now()),
    ])
    expect([declined, booked].map(codeOf).filter((code) => code === null)).toHaveLength(1)
    const isDeclined = codeOf(declined) === null
    expect([await statusOf(first), await statusOf(second)]).toEqual(
      isDeclined ? ['WaitingGuidance', 'Guidance'] : ['WaitingToParticipateGuidance', 'WaitingGuidance'],
    )
    const [month] = await server.db.select().from(preferenceSlots)
    expect(month?.givenGuidanceCount).toBe(given + 1)
    await Promise.all(
      [first, second].map((actor) => actor.call('mutation { requestWithdrawal { success } }')),
    )
  }
})

test('who rests until a month keeps the place, is passed over, and is told of as such', async () => {
  const [first, second, third] = (await lineOf(3)) as [Actor, Actor, Actor]
  await places(0)
  expect(codeOf(await pause(first, '2027-02-01'))).toBeNull()
  expect(codeOf(await pause(first, '2027-02-01'))).toBeNull()
  expect(await own(first)).toMatchObject({
    WaitingPosition: 1,
    Profile: { WaitingPausedUntil: '2027-02-01' },
  })
  await places(1)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['WaitingGuidance', 'Guidance'])
  expect(await recordOf(second)).toMatchObject({ Allocations: [{ Position: 2, AheadPaused: 1 }] })
  expect(await recordOf(first)).toMatchObject({ PassedOver: { Paused: 1, Suspended: 0 } })
  expect([await pausedIds(true), await pausedIds(false)]).toEqual([[first.id], [third.id]])

  // Lifted, the person is the first again, and invited at once while there is room.
  await pause(third, '2027-01-01')
  await places(2)
  expect(await statusOf(third)).toBe('WaitingGuidance')
  expect(codeOf(await pause(first, null))).toBeNull()
  expect(await statusOf(first)).toBe('Guidance')
  expect(await recordOf(first)).toMatchObject({ PassedOver: null })
  const log = await server.db
    .select({ text: activities.text })
    .from(activities)
    .where(and(eq(activities.userId, first.id), eq(activities.category, 'Guidance')))
  expect(log.map(({ text }) => text)).toEqual([
    '案内を保留にしました（2027年2月から再開）',
    '案内の保留をやめました',
    '2026年12月の枠で案内しました（自動）',
  ])

  // By itself it ends with the month.
  server.clock.set(new Date('2027-01-01T00:00:00Z'))
  await Promise.all([admin, third].map((actor) => actor.signInAgain()))
  expect((await own(third)).Profile.WaitingPausedUntil).toBeNull()
  await admin.call(
    'mutation { updatePreferenceSlot(input: { Year: 2027, Month: 1, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Id } }',
  )
  expect(await statusOf(third)).toBe('Guidance')
})

test.each(['2026-12-01', '2027-01-15', '2027-07-01', '2027-02-30'])(
  'a pause until %s is not offered',
  async (Until) => {
    const [first] = (await lineOf(1)) as [Actor]
    expect(codeOf(await pause(first, Until))).toBe('BAD_USER_INPUT')
  },
)

test('the person and the office read the same months, which count those who rest', async () => {
  const line = await lineOf(4)
  const [first, , , fourth] = line as [Actor, Actor, Actor, Actor]
  const open = (month: number, number: number) =>
    admin.send(
      `mutation { updatePreferenceSlot(input: { Year: 2027, Month: ${month}, AvailableSlots: ${number}, AdditionalAvailableSlots: 0 }) { Id } }`,
    )
  await open(1, 3)
  await open(2, 3)
  const monthsOf = async (actor: Actor) => (await own(actor)).Profile.ExpectedInvitation
  expect(await monthsOf(fourth)).toEqual({ From: '2027-02-01', To: '2027-02-01' })
  await pause(first, '2027-03-01')
  const january = { From: '2027-01-01', To: '2027-01-01' }
  expect(await monthsOf(fourth)).toEqual(january)
  expect(await monthsOf(first)).toEqual({ From: '2027-03-01', To: '2027-03-01' })
  const { data } = await admin.call(
    '{ listUsersByIdProfileCreatedAt(filter: {}, sortField: WaitingSince, sortDirection: ASC) { items { Id ExpectedInvitation { From To } WaitingPausedUntil } } }',
  )
  expect(data?.listUsersByIdProfileCreatedAt.items).toMatchObject([
    { Id: first.id, WaitingPausedUntil: '2027-03-01' },
    {},
    {},
    { Id: fourth.id, ExpectedInvitation: january, WaitingPausedUntil: null },
  ])
})
