import { addDays, japaneseInstant, type JapaneseDate } from '../../../shared/facts/dates'
import { businessDayOnOrAfter, officeTime } from '../../world/worldTime'
import { judge, scheduleExam, type Exam } from '../../world/office'
import { rates } from '../rates'
import { keepExam } from './keepMaterial'
import type { Person, SimulatedWorld } from '../world'

/** After a wish, sets a date on a working day soon: a wished day if it has not passed. */
export function planExam(world: SimulatedWorld, person: Person, wishes: readonly JapaneseDate[]): void {
  const { random, agenda } = world
  const day = businessDayOnOrAfter(addDays(world.today(), random.whole(1, 3)))
  agenda.add(officeTime(random, day), () => schedule(world, person, random.pick(wishes)))
}

async function schedule(world: SimulatedWorld, person: Person, wish: JapaneseDate): Promise<void> {
  const { random, agenda, office } = world
  const earliest = businessDayOnOrAfter(addDays(world.today(), 1))
  const date = wish > earliest ? wish : earliest
  const { data: exam } = await scheduleExam(world, office, { UserId: person.id, ScheduledDate: date })
  if (!exam) return
  agenda.add(japaneseInstant(date, 17), async () => {
    if (person.gone) return
    if (!random.chance(rates.comesToExam)) return planExam(world, person, [addDays(date, 7)])
    const day = businessDayOnOrAfter(addDays(date, random.whole(3, 7)))
    agenda.add(officeTime(random, day), () => enterResult(world, person, exam))
  })
}

/** The hospital's findings arrive. Some entries are sent twice: the second changes nothing. */
async function enterResult(world: SimulatedWorld, person: Person, exam: Exam): Promise<void> {
  const { random, office, notes } = world
  const share = exam.type === 'Renewal' ? rates.certifiedAgain : rates.certifiedFirst
  const result = random.chance(share) ? 'Certified' : 'NotCertified'
  await keepExam(world, person, exam, result)
  const { data } = await judge(world, office, exam, result)
  if (random.chance(0.1)) await judge(world, office, exam, result)
  if (data && result === 'Certified')
    notes.certifications.push({
      userId: person.id,
      screeningId: exam.screeningId,
      type: exam.type,
      on: world.today(),
    })
}
