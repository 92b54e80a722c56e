import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { allWorkKinds } from '../../../../shared/rules/office/work'
import { certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

const LIST = `query ($filter: WorkFilter, $limit: Int, $nextToken: String) {
  listWork(filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { Kind SubjectId Due } nextToken groups { Group Count }
  }
}`

test('a list of many kinds is paged by day and kind, each row once, and refuses tokens of others', async () => {
  for (const days of [5, 5, 4, 3]) {
    const person = await certified(server, { floraInvitationRequestedAt: ago(days) })
    const point = { id: randomUUID(), userId: person.id, kind: 'TownDiffers' } as const
    await server.db.insert(officePoints).values({ ...point, createdAt: ago(days - 1), updatedAt: TEST_NOW })
  }
  const whole = (await admin.call(LIST)).data?.listWork.items ?? []
  expect(whole).toHaveLength(8)
  const order = whole.map(({ Due, Kind }) => [Due, allWorkKinds.indexOf(Kind)])
  expect(order).toEqual(
    order.toSorted(([a, b], [c, d]) => String(a).localeCompare(String(c)) || Number(b) - Number(d)),
  )
  const read: (typeof whole)[number][] = []
  let nextToken: string | null = null
  do {
    const { data }: { data?: { listWork: { items: typeof whole; nextToken: string | null } } | null } =
      await admin.call(LIST, { limit: 2, nextToken })
    if (!data) throw new Error('No page')
    read.push(...data.listWork.items)
    nextToken = data.listWork.nextToken
  } while (nextToken)
  expect(read).toEqual(whole)

  const { data } = await admin.call(LIST, { limit: 2 })
  const other = await staff(server)
  const answers = [
    await admin.call(LIST, { limit: 101 }),
    await admin.call(LIST, { nextToken: 'x' }),
    await other.call(LIST, { nextToken: data?.listWork.nextToken }),
    await admin.call(LIST, { nextToken: data?.listWork.nextToken, filter: { Overdue: true } }),
  ]
  expect(answers.map(codeOf)).toEqual(Array(4).fill('BAD_USER_INPUT'))
  expect(data?.listWork.groups).toEqual([
    { Group: 'Overdue', Count: 4 },
    { Group: 'Today', Count: 2 },
    { Group: 'ThisWeek', Count: 2 },
  ])
})
