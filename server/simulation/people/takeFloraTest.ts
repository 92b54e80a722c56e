import type { FloraTestStatus } from '../../../shared/generated/schema'
import { call } from '../call'
import { planFloraInvitation, planFloraLaboratory } from '../office/floraTest'
import { rates } from '../rates'
import type { Person, World } from '../world'

const ASK = 'mutation { requestApplicationFloraExamination { success } }'
const APPLY = `mutation ($id: ID!) {
  requestGutFloraExamination(input: { InspectionDetailId: $id, Consent: true }) { success }
}`

/** Takes up an invitation to the flora test, or asks for one. */
export async function takeFloraTest(
  world: World,
  person: Person,
  tests: readonly { Id: string; Status: FloraTestStatus }[],
): Promise<void> {
  const { random } = world
  const open = tests.find(({ Status }) => Status === 'Guidance')
  if (open && random.chance(rates.appliesForFloraTest)) {
    const { data } = await call(world, person.id, APPLY, { id: open.Id })
    if (data) planFloraLaboratory(world, open.Id)
  } else if (tests.length === 0 && random.chance(rates.asksForFloraTest)) {
    const { data } = await call(world, person.id, ASK)
    if (data) planFloraInvitation(world, person)
  }
}
