import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { applicant, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { receivedTest, record, result } from './support'

let server: TestServer
let admin: Actor
const people: Actor[] = []

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const averages = async (user: Actor) =>
  (await user.call('{ getUser { FloraAverages { People DiversityScoreScaled Genera { Genus Share } } } }'))
    .data?.getUser.FloraAverages

const share = async (user: Actor, composition: Record<string, number>) => {
  const id = await receivedTest(admin, user)
  const { errors } = await record(admin, result(id, { IntestinalFloraComposition: composition }))
  expect(errors).toBeUndefined()
}

test('nine people have no mean, ten have one, and a genus of one of them stays hers', async () => {
  for (let index = 0; index < 9; index++) {
    const user = await applicant(server)
    people.push(user)
    await share(user, { g__Bacteroides: 0.6, Blautia: 0.4 })
  }
  const [first] = people
  if (!first) throw new Error('nobody')
  // A second result of the same person makes no tenth person.
  const [row] = await server.db.select().from(floraTests).where(eq(floraTests.userId, first.id))
  if (!row) throw new Error('no result')
  await server.db.insert(floraTests).values({
    ...row,
    id: randomUUID(),
    sampleId: 'second',
    intestinalFloraComposition: { Bacteroides: 0.6, Blautia: 0.4 },
    enterotypeSealed: null,
    intestinalFloraCompositionSealed: null,
  })
  expect(await averages(first)).toBeNull()

  const tenth = await applicant(server)
  await share(tenth, { Bacteroides: 0.5, Blautia: 0.3, Veillonella: 0.2 })
  expect(await averages(first)).toEqual({
    People: 10,
    DiversityScoreScaled: expect.closeTo(13.4, 0),
    Genera: [
      { Genus: 'bacteroides', Share: 0.59 },
      { Genus: 'blautia', Share: 0.39 },
    ],
  })
  expect(await averages(await applicant(server))).toEqual(await averages(first))
})
