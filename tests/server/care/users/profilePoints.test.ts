import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { noticeUpperAge } from '../../../../server/office/jobs/expireDonors'
import { activities } from '../../../../server/ground/tables/activity'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { passing, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const own: Answers = { ...passing, Q01: { date: '1990-04-01' }, Q02: { choices: ['鶴岡市'] } }

async function send(person: Actor, answers: Answers): Promise<string | null | undefined> {
  const started = await person.call(START)
  const id = started.data?.startOnlineCheck.Id
  const { data } = await person.call(SUBMIT, { id, answers })
  return data?.submitOnlineCheck.OnlineCheck?.OnlineCheckResult
}

// Everybody of this file is the same person.
type Points = { OfficePoints: { Id: string; Kind: string }[] }
const kinds = (points: Points | undefined) => points?.OfficePoints.map(({ Kind }) => Kind)
const askedOf = async (person: Actor) =>
  kinds((await person.call('{ getUser { OfficePoints { Id Kind } } }')).data?.getUser)
async function openAbout({ id }: Actor): Promise<Points | undefined> {
  const { data } = await office.call(
    'query ($id: ID!) { getUserById(UserId: $id) { OfficePoints { Id Kind } } }',
    { id },
  )
  const points = data?.getUserById.OfficePoints.filter(({ Kind }) => Kind !== 'SamePerson')
  return points && { OfficePoints: points }
}
const logOf = async ({ id }: Actor) =>
  (await server.db.select().from(activities).where(eq(activities.userId, id))).map(({ text }) => text)

const home = {
  LastName: '山田',
  FirstName: '花子',
  LastNameFurigana: 'ヤマダ',
  FirstNameFurigana: 'ハナコ',
  Gender: 'Women',
  Birthday: '1990-04-01',
  Tel: '09012345678',
  ZipCode: '9970000',
  Pref: 'Yamagata',
  City: '鶴岡市',
  Address: '見本町1-1',
  Building: '',
}
const save = (person: Actor, change: object) =>
  person.call('mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { Id } }', {
    input: { ...home, ...change },
  })

describe('a check that is not what the profile says', () => {
  test('is judged all the same, and the office and the person are asked about both', async () => {
    const person = await applicant(server)
    const answers = { ...own, Q01: { date: '1991-04-01' }, Q02: { choices: ['酒田市'] } }
    expect(await send(person, answers)).toBe('Passed')
    expect(kinds(await openAbout(person))).toEqual(['BirthdayDiffers', 'TownDiffers'])
    expect(await askedOf(person)).toEqual(['BirthdayDiffers', 'TownDiffers'])
    expect(await logOf(person)).toContain('事務局が確かめることを加えました（生年月日の確認）（自動）')
  })

  test.each([
    ['the same town', { city: '鶴岡市' }, '鶴岡市', []],
    ['its district before it', { city: '東田川郡三川町' }, '三川町', []],
    ['outside, and said so', { pref: 'Miyagi', city: '仙台市青葉区' }, 'outside', []],
    ['a town of this name elsewhere', { pref: 'Miyagi', city: '鶴岡市' }, '鶴岡市', ['TownDiffers']],
    ['outside, though within', { city: '鶴岡市' }, 'outside', ['TownDiffers']],
  ])('compares towns: %s', async (_case, profile, town, expected) => {
    const person = await applicant(server, profile)
    await send(person, { ...own, Q02: { choices: [town] } })
    expect(await askedOf(person)).toEqual(expected)
  })

  test('is settled when the profile is mended', async () => {
    const person = await applicant(server, { birthday: '1991-04-01', city: '酒田市' })
    await send(person, own)
    expect(await askedOf(person)).toEqual(['BirthdayDiffers', 'TownDiffers'])
    expect(codeOf(await save(person, {}))).toBeNull()
    expect(await askedOf(person)).toEqual([])
    expect(await logOf(person)).toContain('事務局が確かめることがなくなりました（お住まいの確認）（自動）')
  })
})

describe('moving', () => {
  test('a donor who leaves the recruiting area is asked about until she is back', async () => {
    const person = await certified(server)
    expect(codeOf(await save(person, { City: '酒田市' }))).toBeNull()
    expect(await askedOf(person)).toEqual([])
    expect(codeOf(await save(person, { Pref: 'Miyagi', City: '仙台市青葉区' }))).toBeNull()
    expect(await askedOf(person)).toEqual(['MovedOutside'])
    expect(await openAbout(person)).toMatchObject({ OfficePoints: [{ Kind: 'MovedOutside' }] })
    expect(codeOf(await save(person, {}))).toBeNull()
    expect(await askedOf(person)).toEqual([])
  })

  test('the office may change the address, too; what it has closed is not opened again by itself', async () => {
    const person = await certified(server)
    const changed = await office.call(
      'mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Id } }',
      { input: { UserId: person.id, Version: 1, Pref: 'Miyagi', City: '仙台市' } },
    )
    expect(codeOf(changed)).toBeNull()
    const point = (await openAbout(person))?.OfficePoints[0]
    expect(point?.Kind).toBe('MovedOutside')
    await office.call(
      'mutation ($input: CloseOfficePointInput!) { closeOfficePoint(input: $input) { success } }',
      { input: { Id: point?.Id, Reason: '有効期限までとした' } },
    )
    await save(person, { Pref: 'Miyagi', City: '仙台市', Address: '別の番地2' })
    expect(await askedOf(person)).toEqual([])
  })

  test('somebody who is no donor may live anywhere', async () => {
    const person = await applicant(server)
    await save(person, { Pref: 'Miyagi', City: '仙台市' })
    expect(await askedOf(person)).toEqual([])
  })
})

describe('the upper age', () => {
  test('is noticed on the birthday in Japan, once, and ends nothing', async () => {
    const person = await certified(server, { birthday: '1961-12-02' })
    expect(await noticeUpperAge(server.deps, new Date('2026-12-01T14:59:00Z'))).toBe(0)
    const birthday = new Date('2026-12-01T15:00:00Z')
    expect(await noticeUpperAge(server.deps, birthday)).toBe(1)
    expect(await noticeUpperAge(server.deps, birthday)).toBe(0)
    expect(await askedOf(person)).toEqual(['AgeReached'])
    const { data } = await person.call('{ getUser { Profile { UserStatus } } }')
    expect(data).toEqual({ getUser: { Profile: { UserStatus: 'Donation' } } })
    const point = (await openAbout(person))?.OfficePoints[0]
    await office.call(
      'mutation ($input: CloseOfficePointInput!) { closeOfficePoint(input: $input) { success } }',
      { input: { Id: point?.Id, Reason: '電話で説明した' } },
    )
    expect(await noticeUpperAge(server.deps, birthday)).toBe(0)
    expect(await askedOf(person)).toEqual([])
  })

  test('is no matter for who is no donor', async () => {
    await applicant(server, { birthday: '1950-01-01' })
    expect(await noticeUpperAge(server.deps, TEST_NOW)).toBe(0)
  })
})
