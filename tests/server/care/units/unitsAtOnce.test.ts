import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unitNumbers, units } from '../../../../server/ground/tables/units'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { correct, discard, handOver, received, receivedUnit, record } from '../../../support/units'

let server: TestServer
let desk: Actor
let admin: Actor
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  desk = await staff(server, 'Reception')
  admin = await staff(server, 'Administrator')
  physician = await staff(server, 'Physician')
})
afterAll(() => server.close())

const rowOf = async (id: string) => (await server.db.select().from(units).where(eq(units.id, id)))[0]

describe('at once', () => {
  test('ten calls for one donation make one unit, and ten donations ten numbers in a row', async () => {
    const DonationId = await received(server)
    const same = await Promise.all(Array.from({ length: 10 }, () => record(desk, { DonationId })))
    expect(same.map(codeOf)).toEqual(Array.from({ length: 10 }, () => null))
    expect(new Set(same.map(({ data }) => data?.recordUnit.Number)).size).toBe(1)
    expect(await server.db.$count(units, eq(units.donationId, DonationId))).toBe(1)

    const { id: userId } = await donor(server)
    const many: string[] = []
    for (let minutesAgo = 2; minutesAgo < 12; minutesAgo++)
      many.push(await received(server, { userId, minutesAgo }))
    const answers = await Promise.all(many.map((one) => record(desk, { DonationId: one })))
    const serials = answers
      .map(({ data }) => Number(data?.recordUnit.Number.slice(4, 8)))
      .toSorted((a, b) => a - b)
    const [first = 0] = serials
    expect(serials).toEqual(Array.from({ length: 10 }, (_, index) => first + index))
  })

  test('taken back and handed over at once: one of the two, never both', async () => {
    const { id: userId } = await donor(server)
    for (let minutesAgo = 2; minutesAgo < 6; minutesAgo++) {
      const DonationId = await received(server, { userId, minutesAgo })
      const { data } = await record(desk, { DonationId })
      const { Id = '' } = data?.recordUnit ?? {}
      await Promise.all([
        handOver(desk, [Id]),
        desk.send('mutation ($input: UndoDonationInput!) { undoDonation(input: $input) { VisitsToday } }', {
          input: { DonationId },
        }),
      ])
      const { rows } = await server.db.execute<{ both: boolean }>(sql`select (u.handed_over_at is not null) =
        (d.cancelled_at is not null) as both from units u join donations d on d.id = u.donation_id where u.id = ${Id}`)
      expect(rows).toEqual([{ both: false }])
    }
  })
})

test('a number that was given is not given again, whatever becomes of its unit', async () => {
  const id = await receivedUnit(server)
  const before = await rowOf(id)
  await server.db.delete(units).where(eq(units.id, id))
  const after = await rowOf(await receivedUnit(server))
  expect(after?.number).not.toBe(before?.number)
  await expect(server.db.update(unitNumbers).set({ last: 1 })).rejects.toThrow('Failed query')
  await expect(server.db.delete(unitNumbers)).rejects.toThrow('Failed query')
})

test('where the operator records units elsewhere, nothing of it is there', async () => {
  const DonationId = await received(server)
  const id = await receivedUnit(server)
  const { texts } = server.deps
  const { material } = texts
  texts.material = false
  try {
    for (const answer of [
      await record(desk, { DonationId }),
      await correct(admin, { Id: id }),
      await handOver(admin, [id]),
      await discard(physician, [id]),
      await admin.send('{ listUnits { items { Id } } }'),
      await admin.send(`{ getUnit(Id: "${id}") { Id } }`),
    ])
      expect(codeOf(answer)).toBe('NOT_FOUND')
  } finally {
    texts.material = material
  }
})
