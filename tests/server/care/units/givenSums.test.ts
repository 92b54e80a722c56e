import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEWEST_UNITS_TOLD } from '../../../../shared/rules/donating/units/unitLife'
import { staff, type Actor } from '../../../support/actors'
import { donorWithUnits, openHold, recordPanel, release, results } from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
})
afterAll(() => server.close())

type Sums = { Received: number; InTests: number; Usable: number } | null
const SUMS = 'GivenSums { Received InTests Usable }'

async function sumsOf(person: Actor): Promise<Sums | undefined> {
  const { data } = await person.send<{ getUser: { GivenSums: Sums } }>(`{ getUser { ${SUMS} } }`)
  return data?.getUser.GivenSums
}

test('what was given is told in sums, and what is held counts as in tests', async () => {
  const { person, userId, unitIds } = await donorWithUnits(server, '2026-11-10', FEWEST_UNITS_TOLD)
  expect(await sumsOf(person)).toEqual({ Received: 5, InTests: 5, Usable: 0 })
  await recordPanel(physician, userId, results('2026-10-01'))
  await recordPanel(physician, userId, results('2026-11-20'))
  await release(physician, unitIds.slice(0, 3))
  expect(await sumsOf(person)).toEqual({ Received: 5, InTests: 2, Usable: 3 })
  await openHold(physician, userId)
  expect(await sumsOf(person)).toEqual({ Received: 5, InTests: 5, Usable: 0 })
})

test('fewer than the number say nothing, nor does a centre that records units elsewhere', async () => {
  const few = await donorWithUnits(server, '2026-11-10', FEWEST_UNITS_TOLD - 1)
  expect(await sumsOf(few.person)).toBeNull()
  const enough = await donorWithUnits(server, '2026-11-10', FEWEST_UNITS_TOLD)
  const { material } = server.deps.texts
  if (!material) throw new Error('No units are recorded')
  const withMaterial = async (given: typeof material | false) => {
    server.deps.texts.material = given
    const sums = await sumsOf(enough.person)
    server.deps.texts.material = material
    return sums
  }
  expect(await withMaterial({ ...material, sumsFrom: FEWEST_UNITS_TOLD + 1 })).toBeNull()
  expect(await withMaterial({ ...material, sumsFrom: 2 })).not.toBeNull()
  expect(await withMaterial(false)).toBeNull()
})

test('nobody else sees them', async () => {
  const { userId } = await donorWithUnits(server, '2026-11-10', FEWEST_UNITS_TOLD)
  for (const reader of [physician, await staff(server, 'Administrator')]) {
    const { data } = await reader.send<{ getUserById: { GivenSums: Sums } | null }>(
      `query ($id: ID!) { getUserById(UserId: $id) { ${SUMS} } }`,
      { id: userId },
    )
    expect(data?.getUserById?.GivenSums ?? null).toBeNull()
  }
})
