import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, newcomer, staff, type Actor, type ProfileValues } from '../../../support/actors'
import { passing, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { openMonth } from '../../../support/openMonth'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { often } from '../../../support/full'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer({ connections: 30 })
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(preferenceSlots)
  server.clock.set(TEST_NOW)
})

// What somebody saved who came back under a second address.
const typed = {
  LastName: '見本',
  FirstName: '花',
  LastNameFurigana: 'ミホン',
  FirstNameFurigana: 'ハナ',
  Gender: 'Women',
  Tel: '09000000054',
  ZipCode: '9970052',
  Pref: 'Yamagata',
  City: '鶴岡市',
  Address: '覚岸寺11-34',
  Building: '',
  SubscribedMagazine: false,
}
let day = 0
/** Nobody else of this file was born on it. */
const aBirthday = () => new Date(Date.UTC(1980, 0, 1 + day++)).toISOString().slice(0, 10)

const SAVE = 'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { Id } }'
const save = (person: Actor, birthday: string, change: object = {}) =>
  person.send(SAVE, { input: { ...typed, Birthday: birthday, ...change } })

const HERE = {
  lastName: '見本',
  firstName: '花',
  lastNameFurigana: 'ミホン',
  firstNameFurigana: 'ハナ',
  tel: typed.Tel,
}
const here = (birthday: string, values: ProfileValues = {}) =>
  applicant(server, {
    ...HERE,
    birthday,
    profileCreatedAt: new Date(TEST_NOW.getTime() - 1000),
    onlineCheckResult: 'Failed_2',
    ...values,
  })

async function comesBack(birthday: string, change: object = {}): Promise<Actor> {
  const person = await newcomer(server)
  expect((await save(person, birthday, change)).errors).toBeUndefined()
  return person
}

const openOf = ({ id }: Actor) =>
  server.db
    .select()
    .from(officePoints)
    .where(and(eq(officePoints.userId, id), eq(officePoints.kind, 'SamePerson')))
const isAsked = async (person: Actor) => (await openOf(person)).some(({ closedAt }) => closedAt === null)
const statusOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.userStatus

async function pass(person: Actor, birthday: string) {
  const started = await person.call(START)
  const answers = { ...passing, Q01: { date: birthday }, Q02: { choices: ['鶴岡市'] } }
  const { data } = await person.call(SUBMIT, { id: started.data?.startOnlineCheck.Id, answers })
  return data?.submitOnlineCheck.OnlineCheck?.OnlineCheckResult
}

const DECIDE = 'mutation ($input: DecideSamePersonInput!) { decideSamePerson(input: $input) { success } }'
async function decide(caller: Actor, person: Actor, SameAs: string | null = null) {
  const [point] = await openOf(person)
  return caller.send(DECIDE, { input: { Id: point?.id ?? randomUUID(), SameAs, Reason: '電話で確かめた' } })
}

describe('somebody who is here already', () => {
  test.each<[string, ProfileValues]>([
    ['was refused', {}],
    ['is suspended for a time', { suspensionStatus1: true, updatedSuspensionStatus1ToTrueAt: TEST_NOW }],
    ['is suspended for good', { suspensionStatus2: true }],
    ['waits', { userStatus: 'WaitingGuidance', waitingSince: TEST_NOW, onlineCheckResult: 'Passed' }],
  ])('%s: the office is asked at the second sign-up', async (_case, values) => {
    const birthday = aBirthday()
    await here(birthday, values)
    expect(await isAsked(await comesBack(birthday))).toBe(true)
  })

  test.each([
    ['another telephone', { Tel: '09011112222' }, true],
    ['another name', { LastNameFurigana: 'サトウ' }, true],
    [
      'hiragana and half width',
      { LastNameFurigana: 'ﾐﾎﾝ', FirstNameFurigana: 'はな', Tel: '09011112222' },
      true,
    ],
    ['a drawn vowel', { FirstNameFurigana: 'ハナー', Tel: '09011112222' }, true],
    ['another name and telephone', { LastNameFurigana: 'サトウ', Tel: '09011112222' }, false],
  ])('%s', async (_case, change, expected) => {
    const birthday = aBirthday()
    await here(birthday)
    expect(await isAsked(await comesBack(birthday, change))).toBe(expected)
  })

  test('is nobody with another birthday, and nobody who has left', async () => {
    await here(aBirthday())
    expect(await isAsked(await comesBack(aBirthday()))).toBe(false)
    const birthday = aBirthday()
    const left = await here(birthday)
    await left.send('mutation { requestWithdrawal { success } }')
    expect(await isAsked(await comesBack(birthday))).toBe(false)
  })

  test('is found when a profile is changed, by the person and by the office; the newer account is asked about', async () => {
    const birthday = aBirthday()
    const old = await here(birthday)
    const own = await comesBack(birthday, { LastNameFurigana: 'サトウ', Tel: '09011112222' })
    expect(await isAsked(own)).toBe(false)
    await save(own, birthday, { LastNameFurigana: 'サトウ' })
    expect(await isAsked(own)).toBe(true)
    // What was the same is changed: the question stays.
    await save(own, birthday, { LastNameFurigana: 'サトウ', Tel: '09011112222' })
    expect(await isAsked(own)).toBe(true)

    const other = await comesBack(birthday, { LastNameFurigana: 'サトウ', Tel: '09011113333' })
    const input = { UserId: old.id, Version: 1, Tel: '09011113333' }
    const { errors } = await admin.send(
      'mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Id } }',
      { input },
    )
    expect(errors).toBeUndefined()
    expect(await isAsked(other)).toBe(true)
    expect(await isAsked(old)).toBe(false)
  })
})

describe('while it is open', () => {
  test('nobody is invited: not in turn, not out of turn, not in bulk, not past the server', async () => {
    const birthday = aBirthday()
    await here(birthday)
    await openMonth(server, 2026, 12, 5)
    const person = await comesBack(birthday)
    const stranger = aBirthday()
    const control = await comesBack(stranger, { Tel: '09033334444' })
    expect(await pass(person, birthday)).toBe('Passed')
    expect(await pass(control, stranger)).toBe('Passed')
    expect([await statusOf(person), await statusOf(control)]).toEqual(['WaitingGuidance', 'Guidance'])

    const refused = await admin.send(
      'mutation ($input: InviteOutOfTurnInput!) { inviteOutOfTurn(input: $input) { Id } }',
      { input: { UserId: person.id, Reason: '転居の前に', AddPlace: true } },
    )
    expect(codeOf(refused)).toBe('INVALID_STATE')
    const { data } = await admin.send<{ previewBulk: { Refusals: unknown[] } }>(
      'mutation ($input: PreviewBulkInput!) { previewBulk(input: $input) { Refusals { Refusal Count } } }',
      { input: { Act: 'Invite', Selection: { Ids: [person.id] } } },
    )
    expect(data?.previewBulk.Refusals).toEqual([{ Refusal: 'SamePerson', Count: 1 }])
    const [row] = await server.db.select().from(guidances).where(eq(guidances.userId, control.id))
    if (!row) throw new Error('The control was not invited')
    await expect(
      server.db.insert(guidances).values({ ...row, id: randomUUID(), userId: person.id }),
    ).rejects.toThrow(/guidances/)
  })

  test('the person sees what everybody who waits sees', async () => {
    const birthday = aBirthday()
    await here(birthday)
    const person = await comesBack(birthday)
    await pass(person, birthday)
    const { data } = await person.send<{ getUser: { OfficePoints: unknown[]; Profile: object } }>(
      '{ getUser { OfficePoints { Kind } Profile { UserStatus WaitingPosition } } }',
    )
    expect(data?.getUser).toMatchObject({ OfficePoints: [], Profile: { UserStatus: 'WaitingGuidance' } })
    const own = await fetch(`${server.url}/api/own_data?format=json`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const text = await own.text()
    expect(text).toContain('ガイダンス案内待ち')
    expect(text).not.toMatch(/同じ方|SamePerson/)
  })

  test('the desk has a row that tells neither result nor suspension, for physicians and administrators to decide', async () => {
    const birthday = aBirthday()
    const old = await here(birthday, { suspensionStatus2: true })
    const person = await comesBack(birthday)
    const [point] = await openOf(person)
    const physician = await staff(server, 'Physician')
    const { data } = await physician.send<{ listWork: { items: Record<string, unknown>[] } }>(
      '{ listWork(limit: 100) { items { Kind SubjectId UserId Point Words Title MailLabel Amount } } }',
    )
    const row = data?.listWork.items.find(({ UserId }) => UserId === person.id)
    expect(row).toEqual({
      Kind: 'OfficePoint',
      SubjectId: point?.id,
      UserId: person.id,
      Point: 'SamePerson',
      Words: null,
      Title: null,
      MailLabel: null,
      Amount: null,
    })
    const list = '{ listSamePeople(Id: "' + (point?.id ?? '') + '") { Id LastName Birthday Tel } }'
    const seen = (await physician.send<{ listSamePeople: unknown[] }>(list)).data?.listSamePeople
    expect(seen).toEqual([{ Id: old.id, LastName: '見本', Birthday: birthday, Tel: null }])
    const coordinator = await staff(server, 'Coordinator')
    expect(codeOf(await coordinator.send(list))).toBe('FORBIDDEN')
    expect(codeOf(await decide(coordinator, person))).toBe('FORBIDDEN')
    const close = 'mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: "見た" }) { success } }'
    expect(codeOf(await coordinator.send(close, { id: point?.id }))).toBe('INVALID_STATE')
  })
})

describe('decided', () => {
  test('another person: is invited at once, and is not asked about again', async () => {
    const birthday = aBirthday()
    await here(birthday)
    await openMonth(server, 2026, 12, 1)
    const person = await comesBack(birthday)
    await pass(person, birthday)
    const physician = await staff(server, 'Physician')
    expect((await decide(physician, person)).data).toEqual({ decideSamePerson: { success: true } })
    expect(await statusOf(person)).toBe('Guidance')
    await save(person, birthday, { Building: '見本荘101' })
    expect(await isAsked(person)).toBe(false)
    expect(codeOf(await decide(physician, person))).toBe('INVALID_STATE')
  })

  test('the same: the newer account is closed with a letter, the other stands with its dates and suspension', async () => {
    const birthday = aBirthday()
    const old = await here(birthday, { suspensionStatus2: true, retryFrom: '2027-02-01' })
    const person = await comesBack(birthday)
    const before = await server.db.select().from(userProfiles).where(eq(userProfiles.id, old.id))
    const stranger = await here(aBirthday())
    expect(codeOf(await decide(admin, person, stranger.id))).toBe('BAD_USER_INPUT')
    expect((await decide(admin, person, old.id)).errors).toBeUndefined()
    expect(await server.db.select().from(userProfiles).where(eq(userProfiles.id, old.id))).toEqual(before)
    const [closed] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    expect(closed).toMatchObject({ deleteStatus: true, lastName: null, birthday: null, email: null })
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'withdrawn'))
    const letters = mails.filter(({ dedupeKey }) => dedupeKey === `withdrawn/${person.id}`)
    expect(letters).toHaveLength(1)
    expect(await openOf(person)).toEqual([])
  })

  test('by leaving of the other: the question is settled, and names nobody', async () => {
    const birthday = aBirthday()
    const old = await here(birthday)
    const person = await comesBack(birthday)
    await old.send('mutation { requestWithdrawal { success } }')
    expect(await openOf(person)).toMatchObject([{ closedAt: TEST_NOW, others: [] }])
  })
})

test('of many sign-ups at once of one person all but one are asked about; of many people nobody', async () => {
  const CROWD = often(12, 50)
  const birthday = aBirthday()
  const [same, others] = await Promise.all([
    Promise.all(Array.from({ length: CROWD }, () => newcomer(server))),
    Promise.all(Array.from({ length: CROWD }, () => newcomer(server))),
  ])
  const saved = await Promise.all(same.map((person) => save(person, birthday)))
  expect(saved.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([])
  await Promise.all(others.map((person) => save(person, aBirthday())))
  const asked = async (people: Actor[]) => (await Promise.all(people.map(isAsked))).filter(Boolean).length
  expect(await asked(same)).toBe(CROWD - 1)
  expect(await asked(others)).toBe(0)
}, 180_000)
