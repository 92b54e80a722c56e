import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../../devtools/simulation/invariants/checkInvariants'
import { CHANGES, plants } from './plants'
import { simulateHere } from './simulateHere'

// Two months of a few people; a year of many, and each rule broken on purpose, is the long run's.
const SIZE = { people: 6, days: 60, seed: 2 }

type Simulated = Awaited<ReturnType<typeof simulateHere>>
let simulated: Simulated
beforeAll(async () => {
  simulated = await simulateHere(SIZE)
}, 300_000)
afterAll(() => simulated.close())

test('whatever the people did, every rule held', () => {
  const { checked } = simulated
  expect(checked.filter(({ broken }) => broken.length > 0)).toEqual([])
  expect(checked).toHaveLength(16)
  expect(checked.filter(({ looked }) => looked > 0).length).toBeGreaterThan(6)
})

test('the control: a step that nothing tells of is found', async () => {
  const plant = plants.find(({ what }) => what === 'a step of the life cycle that nothing tells of')
  for (const statement of plant?.statements ?? [])
    expect((await simulated.db.execute(statement)).rows).toHaveLength(1)
  const broken = (await checkInvariants(simulated.db, simulated.notes)).filter((one) => one.broken.length > 0)
  expect(broken.map(({ label }) => label)).toContain(CHANGES)
})
