import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let auditor: Actor
let coordinator: Actor
let physician: Actor
let donor: Actor
let others: Actor[]
beforeAll(async () => {
  server = await startTestServer()
  auditor = await staff(server, 'Auditor')
  coordinator = await staff(server, 'Coordinator')
  physician = await staff(server, 'Physician')
  donor = await certified(server)
  others = [await applicant(server), await applicant(server)]
  await coordinator.call(CONTACT, { id: donor.id })
  await later()
  await physician.call(HEALTH, { id: donor.id })
  await later()
  await coordinator.call('{ listUsersByIdProfileCreatedAt { items { Id LastName Tel } } }')
  await later()
  await coordinator.call(CONTACT, { id: others[0]?.id })
  await later()
})
afterAll(() => server.close())

async function later() {
  server.clock.advance(1_000)
}

const CONTACT = 'query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName Tel } } }'
const HEALTH =
  'query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName } Statement { Id } CheckValidUntil } }'
const LIST = `query ($UserId: ID, $Classes: [DataClass!], $filter: StaffReadFilter, $limit: Int, $nextToken: String) {
  listStaffReads(UserId: $UserId, Classes: $Classes, filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { Id ActorId ActorName Roles UserId People Operation Purpose Shown { Class Fields } RequestId } nextToken total } }`

async function look(variables: object = {}) {
  const { data, errors } = await auditor.call(LIST, { ...variables })
  expect(errors).toBeUndefined()
  const { items = [], total, nextToken } = data?.listStaffReads ?? {}
  return { items, total, nextToken }
}
const told = ({ items }: Awaited<ReturnType<typeof look>>) =>
  items.map(({ UserId, People, Operation, Shown }) => [
    Operation,
    UserId ?? People,
    Shown.map(({ Class }) => Class),
  ])

const people = () => 1 + others.length
const ofList = () => ['listUsersByIdProfileCreatedAt', people(), ['Identity', 'Contact']]
const ofDonor = (...classes: string[]) => ['getUserById', donor.id, classes]

test('an auditor sees a request in one row, newest first, with who, whose, what and why', async () => {
  const all = await look()
  expect(told(all)).toEqual([
    ['getUserById', others[0]?.id, ['Identity', 'Contact']],
    ofList(),
    ofDonor('Identity', 'Health'),
    ofDonor('Identity', 'Contact'),
  ])
  expect(all.total).toBe(4)
  expect(all.items[2]).toMatchObject({ ActorId: physician.id, Roles: ['Physician'], Purpose: 'inquiry' })
  expect(all.items[2]?.Shown.map(({ Fields }) => Fields)).toEqual([3, 1])
})

test('of one person also the lists that they stood in, and nothing of others', async () => {
  const ofOne = await look({ UserId: donor.id })
  expect(told(ofOne)).toEqual([ofList(), ofDonor('Identity', 'Health'), ofDonor('Identity', 'Contact')])
  expect(ofOne.total).toBe(3)
  expect(told(await look({ UserId: others[1]?.id }))).toEqual([ofList()])
})

test('by colleague, purpose, time, and by what was shown', async () => {
  expect(told(await look({ filter: { ActorId: { eq: physician.id } } }))).toEqual([
    ofDonor('Identity', 'Health'),
  ])
  expect(told(await look({ Classes: ['Health', 'Flora'] }))).toEqual([ofDonor('Identity', 'Health')])
  const contact = await look({ Classes: ['Contact', 'Identity'], UserId: donor.id })
  expect([contact.total, contact.items.length]).toEqual([3, 3])
  expect(told(await look({ Classes: ['Money'] }))).toEqual([])
  expect(told(await look({ filter: { Purpose: { eq: 'emergency' } } }))).toEqual([])
  const { items } = await look()
  const first = { filter: { Time: { lt: server.clock.now().toISOString() } } }
  expect((await look(first)).items).toEqual(items)
})

test('page by page everything comes once', async () => {
  const seen: string[] = []
  let nextToken: string | null | undefined = null
  do {
    const page: Awaited<ReturnType<typeof look>> = await look({ limit: 1, nextToken })
    seen.push(...page.items.map(({ Id }) => Id))
    nextToken = page.nextToken
  } while (nextToken)
  expect(seen).toEqual((await look()).items.map(({ Id }) => Id))
})

test('a file that is kept in many lists is one row', async () => {
  const office = await staff(server)
  const answer = await fetch(`${server.url}/api/exports/users`, {
    method: 'POST',
    headers: { authorization: office.token, 'content-type': 'application/json' },
    body: JSON.stringify({ columns: ['Name', 'Tel'], format: 'csv' }),
  })
  await answer.text()
  expect(told(await look({ filter: { ActorId: { eq: office.id } } }))).toEqual([
    ['exports/users', people(), ['Identity', 'Contact']],
  ])
})

test('nobody else of staff, and no member, sees it', async () => {
  for (const actor of [coordinator, physician, donor])
    expect(codeOf(await actor.send(LIST))).toBe('FORBIDDEN')
})
