import { afterAll, beforeAll, expect, test } from 'vitest'
import { partnerCounts } from '../../../../server/ground/tables/users'
import { UNKNOWN_PARTNER } from '../../../../shared/words/program/formMessages'
import { addDays, japaneseDateOf } from '../../../../shared/facts/dates'
import { quarterOf, toldPeople } from '../../../../shared/rules/office/partners'
import { profileInput } from '../../../support/profileInput'
import { newcomer, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { tablesHolding } from '../../../support/tablesHolding'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const SAVE = 'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { UserStatus } }'
const register = (actor: Actor, PartnerCode?: string) =>
  actor.send(SAVE, { input: { ...profileInput, PartnerCode } })

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const told = async (by = admin) => (await by.call('{ listPartners { Code Name People } }')).data?.listPartners
async function toldNextQuarter() {
  server.clock.set(new Date('2027-01-04T00:00:00Z'))
  const numbers = await told(await staff(server))
  server.clock.set(TEST_NOW)
  return numbers
}

test('of a partner is told a number in whole fives, of quarters that are over, and nothing else', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, () => newcomer(server)))
  const [twice, one, , , , , , , , , last] = people
  if (!twice || !one || !last) throw new Error('Nobody came')
  const none = [
    { Code: 'MIHON1', Name: '見本精機株式会社', People: null },
    { Code: 'MIHON2', Name: '見本運輸株式会社', People: null },
  ]

  // A first save that comes twice at once opens one profile and counts one; changes later count nothing.
  const both = await Promise.all([register(twice, 'MIHON1'), register(twice, 'MIHON1')])
  expect(both.map(codeOf)).toEqual([null, null])
  expect(codeOf(await register(twice, 'MIHON2'))).toBeNull()
  expect(await server.db.select().from(partnerCounts)).toEqual([
    { code: 'MIHON1', quarter: '2026-10-01', people: 1 },
  ])

  // As it may be typed; four are not told, in this quarter or the next.
  for (const typed of ['mihon1', ' ＭＩＨＯＮ１ ', 'MIHON1']) {
    const person = await newcomer(server)
    expect(codeOf(await register(person, typed))).toBeNull()
  }
  expect(await told()).toEqual(none)
  expect(await toldNextQuarter()).toEqual(none)

  // All at once: each counts, which the number shows as soon as the quarter is over.
  const answers = await Promise.all(people.slice(1, 7).map((person) => register(person, 'MIHON1')))
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 6 }, () => null))
  expect((await server.db.select().from(partnerCounts))[0]?.people).toBe(10)
  expect(await told()).toEqual(none)
  const ten = [{ ...none[0], People: 10 }, none[1]]
  expect(await toldNextQuarter()).toEqual(ten)

  // One more changes nothing, and neither does one who leaves.
  expect(codeOf(await register(last, 'MIHON1'))).toBeNull()
  const remove = 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }'
  expect(codeOf(await admin.call(remove, { input: { UserId: one.id, Reason: '退会' } }))).toBeNull()
  expect(await toldNextQuarter()).toEqual(ten)

  // Nothing that is kept of anybody names a partner.
  expect(await tablesHolding(server, 'MIHON1')).toEqual(['partner_counts'])
})

test('a code of nobody is refused at its field, and opens no profile', async () => {
  const person = await newcomer(server)
  const before = await server.db.select().from(partnerCounts)
  const refused = await register(person, 'MIHON9')
  expect(codeOf(refused)).toBe('BAD_USER_INPUT')
  expect(refused.errors?.[0]?.extensions).toMatchObject({ fields: { PartnerCode: UNKNOWN_PARTNER } })
  const { data } = await person.call('{ getUser { Profile { ProfileCreatedAt } } }')
  expect(data?.getUser.Profile.ProfileCreatedAt).toBeNull()
  expect(await server.db.select().from(partnerCounts)).toEqual(before)
  // Without one it goes on.
  expect(codeOf(await register(person, ''))).toBeNull()
})

test('public answers name no partner', async () => {
  const { body } = await server.app.inject('/config.json?operator')
  expect(body).toContain('なかつぐ')
  expect(body).not.toMatch(/MIHON|partners/)
})

test('no two numbers that are told differ by fewer than five', () => {
  const numbers = Array.from({ length: 60 }, (_, people) => toldPeople(people) ?? 0)
  for (const [at, number] of numbers.entries()) {
    expect([0, 5]).toContain(number - (numbers[at - 1] ?? 0))
    expect(number).toBeLessThanOrEqual(at)
  }
})

test('a quarter begins on the first of January, April, July and October', () => {
  const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day))
  expect([...new Set(days.map(quarterOf))]).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'])
  expect(quarterOf(japaneseDateOf(new Date('2026-12-31T15:00:00Z')))).toBe('2027-01-01')
})
