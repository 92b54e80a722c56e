import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('who call at once are each let in by their own right', async () => {
  const [office, support] = [await staff(server), await staff(server, 'Support')]
  const people: Actor[] = []
  for (let count = 0; count < 24; count++) people.push(await applicant(server))
  const [left, signedOut] = [people[3], people[11]]
  if (!left || !signedOut) throw new Error('Too few people')
  await server.identity.admin.deleteUser(left.id)
  await server.identity.admin.signOutEverywhere(signedOut.id)

  const [members, offices] = await Promise.all([
    Promise.all(people.map((person) => person.call('{ getUser { Id } }'))),
    Promise.all([office, support].map((one) => one.call('{ getAdministrator { Id Role } }'))),
  ])

  expect(members.map((answer) => answer.data?.getUser.Id ?? codeOf(answer))).toEqual(
    people.map((person) => (person === left || person === signedOut ? 'UNAUTHENTICATED' : person.id)),
  )
  expect(offices.map(({ data }) => data?.getAdministrator)).toEqual([
    { Id: office.id, Role: 'Administrator' },
    { Id: support.id, Role: 'Support' },
  ])
})
