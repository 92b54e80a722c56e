import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetUnits } from '../../../../server/care/units/forgetUnits'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { caseKind, cases } from '../../../../server/ground/tables/cases'
import { holds } from '../../../../server/ground/tables/holds'
import { testPanels } from '../../../../server/ground/tables/panels'
import { units } from '../../../../server/ground/tables/units'
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
      items { Number Consent { Version Sha256 } WeightGrams State RejectionReason User { LastName FirstName DonorId } } } }`,
    { n: number },
  )
  return data?.listUnits.items
}
const runAt = async (at: Date) => {
  await forgetOldData(server.deps, at)
}
function keptYears() {
  if (!server.deps.texts.material) throw new Error('No years are set')
  return server.deps.texts.material.retentionYears
}
const receivedAt = TEST_NOW.getTime() - 60_000
const yearsLater = (years: number, milliseconds: number) => {
  const day = new Date(receivedAt + milliseconds)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day
}

test('who leaves stays traceable by the number without a name, until the years are over', async () => {
  const { units: years } = keptYears()
  const [leaver, stays] = [await donor(server), await donor(server)]
  const [gone, here] = [await unitOf(leaver.id), await unitOf(stays.id)]
  // A case about the person keeps the unit, of whatever kind.
  const watched = await Promise.all(
    caseKind.enumValues.map(async (kind) => {
      const { id } = await donor(server)
      return { id, kind, number: await unitOf(id) }
    }),
  )
  for (const { id } of [leaver, ...watched])
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
      Consent: { Version: '2026-04', Sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      WeightGrams: 148,
      State: 'Quarantine',
      RejectionReason: null,
      User: { LastName: null, FirstName: null, DonorId: leaver.donorId },
    },
  ]
  expect(await found(gone)).toEqual(one)

  for (const { id, kind } of watched)
    await server.db.insert(cases).values({
      id: randomUUID(),
      kind,
      userId: id,
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
  for (const { id, kind, number } of watched) {
    expect(await found(number), kind).toHaveLength(1)
    await server.db.update(cases).set({ state: 'Closed' }).where(eq(cases.userId, id))
  }
  await runAt(yearsLater(years, 2))
  for (const { kind, number } of watched) expect(await found(number), kind).toEqual([])
  expect(await unitOf((await donor(server)).id)).not.toBe(gone)
})

test('what bracketed and what held the units of who has left goes after years of its own, once no unit is left', async () => {
  const { material } = server.deps.texts
  if (!material) throw new Error('No material is set')
  const texts = {
    ...server.deps.texts,
    material: { ...material, retentionYears: { units: 3, tests: 1, holds: 5 } },
  }
  const at = (years: number, days: number) => yearsLater(years, days * 24 * 60 * 60 * 1000)
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
  const rowsAfter = async (when: Date) => {
    await forgetUnits({ db: server.db, texts }, when)
    return Promise.all([units, testPanels, holds].map((kind) => server.db.$count(kind, eq(kind.userId, id))))
  }
  expect(await rowsAfter(at(9, 0))).toEqual([1, 1, 1])
  expect(codeOf(await find(await physician(), hold))).toBeNull()
  expect(codeOf(await decide(await physician(), hold))).toBeNull()
  // The tests are over their year, and the unit that they bracket is not.
  expect(await rowsAfter(at(3, -1))).toEqual([1, 1, 1])
  expect(await rowsAfter(at(3, 1))).toEqual([0, 0, 1])
  expect(await rowsAfter(at(5, -1))).toEqual([0, 0, 1])
  expect(await rowsAfter(at(5, 60))).toEqual([0, 0, 0])
})
