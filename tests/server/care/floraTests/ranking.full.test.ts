import { afterAll, beforeAll, expect, test } from 'vitest'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
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

const share = (id: string, genera: number) =>
  record(admin, result(id, { IntestinalFloraComposition: alike(genera) }))

test('everybody’s place moves with each result, and equals share one', async () => {
  const ranked = []
  for (const genera of [4, 8, 8, 20, 2, 4]) {
    const id = await receivedTest(admin, await applicant(server))
    ranked.push((await share(id, genera)).data?.recordIntestinalFloraTest.Ranking)
  }
  expect(ranked).toEqual([1, 1, 1, 1, 5, 4])
  expect(await places()).toEqual([
    [2.996, 1],
    [2.079, 2],
    [2.079, 2],
    [1.386, 4],
    [1.386, 4],
    [Math.round(Math.LN2 * 1000) / 1000, 6],
  ])
})

test('results that are shared at once all count', async () => {
  await server.db.delete(floraTests)
  const genera = Array.from({ length: 16 }, (_, index) => index + 2)
  const ids: string[] = []
  for (const _ of genera) ids.push(await receivedTest(admin, await applicant(server)))
  const answers = await Promise.all(ids.map((id, index) => share(id, genera[index] ?? 1)))
  expect(answers.map(codeOf)).toEqual(genera.map(() => null))
  expect((await places()).map(([, place]) => place)).toEqual(genera.map((_, index) => index + 1))
})

test('the places close up when somebody leaves', async () => {
  await server.db.delete(floraTests)
  const [leaver, ...others] = [await applicant(server), await applicant(server), await applicant(server)]
  for (const [index, user] of [leaver, ...others].entries())
    await share(await receivedTest(admin, user), 20 - index)
  expect(await places()).toEqual([
    [2.996, 1],
    [2.944, 2],
    [2.89, 3],
  ])
  expect(codeOf(await leaver.call('mutation { requestWithdrawal { success } }'))).toBe(null)
  expect(await places()).toEqual([
    [2.944, 1],
    [2.89, 2],
  ])
})

test('members read their place among ten results or more, and none among nine', async () => {
  await server.db.delete(floraTests)
  const reader = await applicant(server)
  const read = async () => {
    const { data } = await reader.call(
      `query ($id: ID!) {
        getUser { InspectionDetail { Ranking } }
        list: listIntestinalFloraTestInspectionDetailByUserId(UserId: $id) { items { Ranking } }
      }`,
      { id: reader.id },
    )
    const ownData = await fetch(`${server.url}/api/own_data?format=json`, {
      headers: { authorization: `Bearer ${reader.token}` },
    })
    const written = /"参加者の中での位置": ?"(\d*)"/.exec(await ownData.text())?.[1]
    return [data?.getUser.InspectionDetail[0]?.Ranking, data?.list.items[0]?.Ranking, written]
  }
  await share(await receivedTest(admin, reader), 20)
  for (let others = 1; others < 9; others++)
    await share(await receivedTest(admin, await applicant(server)), others + 1)
  expect(await places()).toHaveLength(9)
  expect(await read()).toEqual([null, null, undefined])
  await share(await receivedTest(admin, await applicant(server)), 12)
  expect(await read()).toEqual([1, 1, '1'])
})
