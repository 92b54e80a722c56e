import { asc, eq, inArray } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { passing, START, SUBMIT } from '../../../support/answers'
import { applicant, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { often } from '../../../support/full'

const SET = `mutation ($Year: Int!, $Month: Int!, $AvailableSlots: Int!, $AdditionalAvailableSlots: Int!) {
  updatePreferenceSlot(input: { Year: $Year, Month: $Month, AvailableSlots: $AvailableSlots, AdditionalAvailableSlots: $AdditionalAvailableSlots }) {
    Year Month AvailableSlots AdditionalAvailableSlots GivenGuidanceCount
  }
}`

let server: TestServer
afterEach(() => server.close())

const open = (
  admin: Actor,
  Year: number,
  Month: number,
  AvailableSlots: number,
  AdditionalAvailableSlots = 0,
) => admin.call(SET, { Year, Month, AvailableSlots, AdditionalAvailableSlots })

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)

async function statuses(actors: Actor[]): Promise<string[]> {
  const rows = await server.db
    .select({ id: userProfiles.id, status: userProfiles.userStatus })
    .from(userProfiles)
    .where(
      inArray(
        userProfiles.id,
        actors.map(({ id }) => id),
      ),
    )
  return actors.map(({ id }) => rows.find((row) => row.id === id)?.status ?? '')
}

const repeated = (count: number, text: string) => Array<string>(count).fill(text)

async function pass(actor: Actor) {
  const { data } = await actor.call(START)
  return actor.call(SUBMIT, { id: data?.startOnlineCheck.Id, answers: passing })
}

async function given(year: number, month: number): Promise<number | undefined> {
  const rows = await server.db.select().from(preferenceSlots)
  return rows.find((row) => row.year === year && row.month === month)?.givenGuidanceCount
}

describe('the waiting list', () => {
  test('is served in its order as places are added, and says everybody’s place', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    const line = await Promise.all(
      Array.from({ length: 20 }, (_, place) => waiting(server, minutesAgo(100 - place))),
    )
    const position = async (actor: Actor | undefined) =>
      (await actor?.call('{ getUser { WaitingPosition } }'))?.data?.getUser.WaitingPosition
    expect(await Promise.all(line.map(position))).toEqual(line.map((_, place) => place + 1))

    expect((await open(admin, 2026, 12, 5)).data).toMatchObject({
      updatePreferenceSlot: { GivenGuidanceCount: 5 },
    })
    expect(await statuses(line)).toEqual([...repeated(5, 'Guidance'), ...repeated(15, 'WaitingGuidance')])
    expect([await position(line[4]), await position(line[5]), await position(line[19])]).toEqual([
      null,
      1,
      15,
    ])

    expect((await open(admin, 2026, 12, 5, 7)).data).toMatchObject({
      updatePreferenceSlot: { GivenGuidanceCount: 12 },
    })
    expect(await statuses(line)).toEqual([...repeated(12, 'Guidance'), ...repeated(8, 'WaitingGuidance')])

    // Another month's places are for that month.
    await open(admin, 2027, 1, 30)
    expect(await statuses(line)).toEqual([...repeated(12, 'Guidance'), ...repeated(8, 'WaitingGuidance')])
    const invitations = await server.db
      .select()
      .from(activities)
      .where(eq(activities.operation, 'Invite'))
      .orderBy(asc(activities.id))
    expect(invitations.map(({ userId }) => userId)).toEqual(line.slice(0, 12).map(({ id }) => id))
    expect(invitations[0]?.text).toBe('2026年12月の枠で案内しました（自動）')
  })

  test('passes over the suspended, who keep their place', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    const first = await waiting(server, minutesAgo(3))
    const second = await waiting(server, minutesAgo(2))
    await server.db.update(userProfiles).set({ suspensionStatus1: true }).where(eq(userProfiles.id, first.id))
    await open(admin, 2026, 12, 1)
    expect(await statuses([first, second])).toEqual(['WaitingGuidance', 'Guidance'])
    await server.db
      .update(userProfiles)
      .set({ suspensionStatus1: false })
      .where(eq(userProfiles.id, first.id))
    await open(admin, 2026, 12, 2)
    expect(await statuses([first])).toEqual(['Guidance'])
  })

  test('whoever passes the check is invited at once while there are places, but not past those who wait', async () => {
    server = await startTestServer()
    await open(await staff(server), 2026, 12, 1)
    const lucky = await applicant(server)
    const late = await applicant(server)
    await pass(lucky)
    await pass(late)
    expect(await statuses([lucky, late])).toEqual(['Guidance', 'WaitingGuidance'])
    const answer = await lucky.call(
      '{ getUser { Guidance { Status DeadlineAt ReservedAt } WaitingPosition } }',
    )
    expect(answer.data).toEqual({
      getUser: {
        Guidance: { Status: 'Invited', DeadlineAt: '2026-12-15', ReservedAt: null },
        WaitingPosition: null,
      },
    })
  })

  test('people who pass at the same moment get the places there are', async () => {
    const [crowded, PLACES] = often([18, 4], [50, 10])
    server = await startTestServer({ connections: 40 })
    await open(await staff(server), 2026, 12, PLACES)
    const crowd = await Promise.all(Array.from({ length: crowded }, () => applicant(server)))
    const answers = await Promise.all(crowd.map(pass))
    expect(answers.map(codeOf)).toEqual(crowd.map(() => null))
    expect((await statuses(crowd)).toSorted()).toEqual([
      ...repeated(PLACES, 'Guidance'),
      ...repeated(crowded - PLACES, 'WaitingGuidance'),
    ])
    expect(await given(2026, 12)).toBe(PLACES)
  })

  test('two administrators who raise the number at once invite nobody twice', async () => {
    server = await startTestServer()
    const admins = [await staff(server), await staff(server)]
    const line = await Promise.all(
      Array.from({ length: 12 }, (_, place) => waiting(server, minutesAgo(50 - place))),
    )
    await open(admins[0] as Actor, 2026, 12, 0)
    await Promise.all(admins.map((admin, index) => open(admin, 2026, 12, 5, index)))
    const invited = (await statuses(line)).filter((status) => status === 'Guidance').length
    expect([5, 6]).toContain(invited)
    expect(await given(2026, 12)).toBe(invited)
    expect(await statuses(line)).toEqual([
      ...repeated(invited, 'Guidance'),
      ...repeated(12 - invited, 'WaitingGuidance'),
    ])
  })

  test('the month is Japan’s: its last millisecond and the first of the next', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    await open(admin, 2026, 12, 1)
    await open(admin, 2027, 1, 1)
    const [before, after] = [await applicant(server), await applicant(server)]
    server.clock.set(new Date('2026-12-31T14:59:59.999Z'))
    await before.signInAgain()
    await pass(before)
    expect([await given(2026, 12), await given(2027, 1)]).toEqual([1, 0])
    server.clock.advance(1)
    await after.signInAgain()
    await pass(after)
    expect([await given(2026, 12), await given(2027, 1)]).toEqual([1, 1])
    expect(await statuses([before, after])).toEqual(['Guidance', 'Guidance'])
  })
})

test('the place in line is told to a document that asks for nothing else', async () => {
  server = await startTestServer()
  await waiting(server, minutesAgo(2))
  const admin = await staff(server)
  const { data } = await admin.call(
    '{ listUsersByIdProfileCreatedAt(filter: {}) { items { WaitingPosition } } }',
  )
  expect(data?.listUsersByIdProfileCreatedAt.items).toEqual([{ WaitingPosition: 1 }])
})
