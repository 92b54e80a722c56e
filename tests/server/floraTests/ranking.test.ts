import { afterAll, beforeAll, expect, test } from 'vitest'
import { floraTests } from '../../../server/floraTests/tables'
import { applicant, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, type TestServer } from '../../support/testServer'
import { receivedTest, record, result } from './support'

let server: TestServer
let admin: Actor

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

/** n genera alike: diversity ln n. */
const alike = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`Genus ${i}`, 1 / n]))

async function places(): Promise<[number | null, number | null][]> {
  const rows = await server.db.select().from(floraTests)
  return rows
    .filter(({ status }) => status === 'Shared')
    .map(({ diversityScore, ranking }): [number | null, number | null] => [diversityScore, ranking])
    .toSorted(([a], [b]) => (b ?? 0) - (a ?? 0))
}

test('everybody’s place moves with each result; equals share one, also when shared at once', async () => {
  const ids: string[] = []
  for (let count = 0; count < 6; count++) ids.push(await receivedTest(admin, await applicant(server)))
  const [first = '', second = '', ...others] = ids
  const share = (id: string, n: number) => record(admin, result(id, { IntestinalFloraComposition: alike(n) }))

  expect((await share(first, 4)).data?.recordIntestinalFloraTest.Ranking).toBe(1)
  expect((await share(second, 8)).data?.recordIntestinalFloraTest.Ranking).toBe(1)
  expect(await places()).toEqual([
    [2.079, 1],
    [1.386, 2],
  ])
  const answers = await Promise.all(others.map((id, index) => share(id, [8, 20, 2, 4][index] ?? 1)))
  expect(answers.map(codeOf)).toEqual([null, null, null, null])
  expect(await places()).toEqual([
    [2.996, 1],
    [2.079, 2],
    [2.079, 2],
    [1.386, 4],
    [1.386, 4],
    [0.693, 6],
  ])
})
