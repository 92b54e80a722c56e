import { call } from '../call'
import type { Person, World } from '../world'

/** Leaves the service. */
export async function withdraw(world: World, person: Person): Promise<void> {
  const { data } = await call(world, person.id, 'mutation { requestWithdrawal { success } }')
  if (data) person.gone = true
}
