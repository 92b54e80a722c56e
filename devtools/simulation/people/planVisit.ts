import { addDays } from '../../../shared/dates'
import { memberTime } from '../../world/worldTime'
import type { Person, SimulatedWorld } from '../world'

/** Has somebody open my page some days from now, at a time when people have their telephones at hand. */
export function planVisit(world: SimulatedWorld, person: Person, days: number): void {
  const at = memberTime(world.random, addDays(world.today(), days))
  world.agenda.add(at, () => world.visit(world, person))
}
