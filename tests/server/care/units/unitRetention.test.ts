import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { cases } from '../../../../server/ground/tables/cases'
import { holds } from '../../../../server/ground/tables/holds'
import { testPanels } from '../../../../server/ground/tables/panels'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { decide, find, openHold, recordPanel, results } from '../../../support/panels'
import { donor } from '../../../support/people'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { received, record } from '../../../support/units'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

async function unitOf(userId: string) {
  const answer = await record(await staff(server), { DonationId: await received(server, { userId }) })
  return answer.data?.recordUnit.Number ?? ''
}
/** What the office finds by the number on a label; the job ends the sign-ins of years before. */
async function found(number: string) {
  const { data } = await (
    await staff(server)
  ).send<{ listUnits: { items: object[] } }>(
    `query ($n: String!) { listUnits(filter: { Number: { eq: $n } }) {
      items { Number WeightGrams State RejectionReason User { LastName FirstName DonorId } } } }`,
    { n: number },
  )
  return data?.listUnits.items
}
const runAt = async (at: Date) => {
  await forgetOldData(server.deps, at)
}
const receivedAt = TEST_NOW.getTime() - 60_000
const yearsLater = (years: number, milliseconds: number) => {
  const day = new Date(receivedAt + milliseconds)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day
}

test('who leaves stays traceable by the number without a name, until the years are over', async () => {
  const years = server.deps.texts.material && server.deps.texts.material.retentionYears
  if (!years) throw new Error('No years are set')
  const [leaver, stays, watched] = [await donor(server), await donor(server), await donor(server)]
  const [gone, here, kept] = [await unitOf(leaver.id), await unitOf(stays.id), await unitOf(watched.id)]
  for (const { id } of [leaver, watched])
    expect(
      codeOf(
        await office.send(
          'mutation ($id: ID!) { deleteUser(input: { UserId: $id, Reason: "申し出" }) { Id } }',
          {
            id,
          },
        ),
      ),
    ).toBeNull()
  const one = [
    {
      Number: gone,
      WeightGrams: 148,
      State: 'Quarantine',
      RejectionReason: null,
      User: { LastName: null, FirstName: null, DonorId: leaver.donorId },
    },
  ]
  expect(await found(gone)).toEqual(one)

  await server.db.insert(cases).values({
    id: randomUUID(),
    kind: 'Breach',
    userId: watched.id,
    dueOn: '2026-12-31',
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  })
  await runAt(yearsLater(years, -1))
  expect(await found(gone)).toEqual(one)
  await runAt(yearsLater(years, 1))
  expect(await found(gone)).toEqual([])
  // Of somebody who is here, and of a case that is open.
  expect(await found(here)).toHaveLength(1)
  expect(await found(kept)).toHaveLength(1)
  await server.db.update(cases).set({ state: 'Closed' }).where(eq(cases.userId, watched.id))
  await runAt(yearsLater(years, 2))
  expect(await found(kept)).toEqual([])
  expect(await unitOf((await donor(server)).id)).not.toBe(gone)
})

test('with the last unit of who has left goes what bracketed it and what held it, once that is over', async () => {
  const years = server.deps.texts.material && server.deps.texts.material.retentionYears
  if (!years) throw new Error('No years are set')
  const physician = () => staff(server, 'Physician')
  const first = await physician()
  const { id } = await donor(server)
  await unitOf(id)
  expect(codeOf(await recordPanel(first, id, results('2026-10-01')))).toBeNull()
  const begun = await openHold(first, id)
  const hold = begun.data?.openHold.Id ?? ''
  const left = await (
    await staff(server)
  ).send('mutation ($id: ID!) { deleteUser(input: { UserId: $id, Reason: "申し出" }) { Id } }', { id })
  expect(codeOf(left)).toBeNull()
  const rows = async () => [
    (await server.db.select().from(testPanels).where(eq(testPanels.userId, id))).length,
    (await server.db.select().from(holds).where(eq(holds.userId, id))).length,
  ]
  await runAt(yearsLater(years, 1))
  expect(await rows()).toEqual([1, 1])
  expect(codeOf(await find(await physician(), hold))).toBeNull()
  expect(codeOf(await decide(await physician(), hold))).toBeNull()
  await runAt(yearsLater(years, -1))
  expect(await rows()).toEqual([1, 1])
  await runAt(yearsLater(years, 1000 * 60 * 60 * 24 * 60))
  expect(await rows()).toEqual([0, 0])
})
