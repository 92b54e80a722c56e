import { addDays } from '../../shared/facts/dates'
import { memberTime } from '../world/worldTime'
import type { Person, SimulatedWorld } from './world'

/** Plans a visit of my page in that many days, at a usual time of day. */
export function planVisit(world: SimulatedWorld, person: Person, days: number): void {
  const at = memberTime(world.random, addDays(world.today(), days))
  world.agenda.add(at, () => world.visit(world, person))
}
