import { addMonths } from '../../../shared/facts/months'
import { setPlaces } from '../../world/office'
import type { SimulatedWorld } from '../world'

const PEOPLE_A_PLACE = 40
const PEOPLE_AN_ADDED_PLACE = 200

/** Opens this month the first time, then each time the next one. */
export const openMonth = (world: SimulatedWorld, months: 0 | 1) => set(world, { months, added: 0 })

export const addPlaces = (world: SimulatedWorld) =>
  set(world, { months: 0, added: Math.max(1, Math.round(world.people.length / PEOPLE_AN_ADDED_PLACE)) })

/** So few places that a line remains: waiting is part of the simulation. */
async function set(
  world: SimulatedWorld,
  { months, added }: { months: number; added: number },
): Promise<void> {
  const { data, code } = await setPlaces(world, world.office, {
    month: addMonths(`${world.today().slice(0, 7)}-01`, months),
    places: Math.max(2, Math.round(world.people.length / PEOPLE_A_PLACE)),
    added,
  })
  if (!data) throw new Error(`The month was not opened: ${code}`)
}
