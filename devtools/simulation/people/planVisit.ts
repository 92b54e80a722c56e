import { addDays } from '../../../shared/dates'
import { memberTime } from '../../sampleData/sampleTime'
import type { Person, World } from '../world'

/** Has somebody open my page some days from now, at a time when people have their telephones at hand. */
export function planVisit(world: World, person: Person, days: number): void {
  const at = memberTime(world.random, addDays(world.today(), days))
  world.agenda.add(at, () => world.visit(world, person))
}
