import { addDays } from '../../../shared/dates'
import { analyseSample } from '../../sampleData/floraTests/analyse'
import { businessDayOnOrAfter, officeTime } from '../../sampleData/sampleTime'
import { call } from '../call'
import type { Person, World } from '../world'

const RECORD = `mutation ($input: RecordIntestinalFloraTestInput!) {
  recordIntestinalFloraTest(input: $input) { Id }
}`

const inDays = (world: World, days: number) =>
  officeTime(world.random, businessDayOnOrAfter(addDays(world.today(), days)))

/** Somebody asked to be invited. */
export function planFloraInvitation(world: World, person: Person): void {
  const { random, agenda, office } = world
  agenda.add(inDays(world, random.whole(1, 5)), async () => {
    const deadline = addDays(world.today(), 30)
    const input = { UserId: person.id, Status: 'Guidance', DeadlineForApplicationAt: deadline }
    await call(world, office, RECORD, { input })
  })
}

/** Somebody applied: the sample comes in, and later what the laboratory found. */
export function planFloraLaboratory(world: World, id: string): void {
  const { random, agenda, office } = world
  agenda.add(inDays(world, random.whole(5, 15)), async () => {
    const sample = `S-${random.uuid().slice(0, 8)}`
    const received = { InspectionDetailId: id, Status: 'Received', SampleId: sample, ExamDate: world.today() }
    const { data } = await call(world, office, RECORD, { input: received })
    if (!data) return
    agenda.add(inDays(world, random.whole(10, 30)), async () => {
      const { composition, diversityScore } = analyseSample(random)
      const shared = {
        InspectionDetailId: id,
        Status: 'Shared',
        IntestinalFloraComposition: composition,
        DiversityScore: diversityScore,
      }
      await call(world, office, RECORD, { input: shared })
    })
  })
}
