import { addDays } from '../../../shared/facts/dates'
import { analyseSample } from '../../world/analyseSample'
import { businessDayOnOrAfter, officeTime } from '../../world/worldTime'
import { recordFloraTest } from '../../world/office'
import type { Person, SimulatedWorld } from '../world'

const inDays = (world: SimulatedWorld, days: number) =>
  officeTime(world.random, businessDayOnOrAfter(addDays(world.today(), days)))

export function planFloraInvitation(world: SimulatedWorld, person: Person): void {
  const { random, agenda, office } = world
  agenda.add(inDays(world, random.whole(1, 5)), async () => {
    const deadline = addDays(world.today(), 30)
    const input = { UserId: person.id, DeadlineForApplicationAt: deadline }
    await recordFloraTest(world, office, { Status: 'Guidance', ...input })
  })
}

/** The sample comes in, and later the laboratory's result. */
export function planFloraLaboratory(world: SimulatedWorld, id: string): void {
  const { random, agenda, office } = world
  agenda.add(inDays(world, random.whole(5, 15)), async () => {
    const sample = `S-${random.uuid().slice(0, 8)}`
    const received = { InspectionDetailId: id, SampleId: sample, ExamDate: world.today() }
    const { data } = await recordFloraTest(world, office, { Status: 'Received', ...received })
    if (!data) return
    agenda.add(inDays(world, random.whole(10, 30)), async () => {
      const { composition, diversityScore } = analyseSample(random)
      await recordFloraTest(world, office, {
        InspectionDetailId: id,
        Status: 'Shared',
        IntestinalFloraComposition: composition,
        DiversityScore: diversityScore,
      })
    })
  })
}
