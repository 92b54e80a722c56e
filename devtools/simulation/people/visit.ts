import type { InspectionType, UserStatus } from '../../../shared/generated/schema'
import {
  applyForFloraTest,
  askForFloraTest,
  cancelBooking,
  changeBooking,
  freeHours,
  openMyPage,
  requestExam,
  reserve,
  withdraw,
  type MyPage,
} from '../../world/member'
import { rates } from '../rates'
import type { Person, SimulatedWorld } from '../world'
import { answerCheck } from './answerCheck'
import { canStillChange } from '../../../shared/rules/visits/booking'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { businessDayOnOrAfter, HOUR_MS, later, memberTime, MINUTE_MS } from '../../world/worldTime'
import { receiveAtGuidance } from '../office/receiveAtGuidance'
import { planExam } from '../office/examine'
import { planFloraInvitation, planFloraLaboratory } from '../office/floraTest'

/** Opens my page and does the next step that it shows, as likely as the rates say. */
export async function visit(world: SimulatedWorld, person: Person): Promise<void> {
  if (person.gone) return
  const { data } = await openMyPage(world, person.id)
  if (!data) {
    // Removed by the office: the account opens nothing.
    person.gone = true
    return
  }
  const { Profile, InspectionDetail } = data.getUser
  person.card = Profile.DonorId
  person.donates = Profile.DonorStatus === 'Certified'
  if (world.random.chance(rates.withdraws)) return leave(world, person)
  if (person.donates) await takeFloraTest(world, person, InspectionDetail)
  await doNext(world, person, Profile.UserStatus)
}

async function doNext(world: SimulatedWorld, person: Person, status: UserStatus): Promise<void> {
  switch (status) {
    case 'Registration':
      return answerCheck(world, person, 'Registration')
    case 'OnlineCheckBeforeRegistrationExam':
      return answerCheck(world, person, 'BeforeRegistrationExam')
    case 'RenewalExamOnlineCheckBeforeExam':
      return answerCheck(world, person, 'BeforeRenewal')
    case 'Guidance':
      return bookGuidance(world, person)
    case 'DonorRegistrationExam':
      return askForExam(world, person, 'Registration')
    case 'DonorRenewalExam':
      return askForExam(world, person, 'Renewal')
    case 'WaitingGuidance':
    case 'WaitingToParticipateGuidance':
    case 'Donation':
  }
}

/** Finds a free hour and books it; some change or cancel it later. */
async function bookGuidance(world: SimulatedWorld, person: Person): Promise<void> {
  const { random } = world
  const startAt = await chooseHour(world, person)
  if (!startAt) return
  const { data } = await reserve(world, person.id, startAt)
  if (!data) return
  booked(world, person, startAt)
  if (random.chance(rates.changesBooking)) planSecondThoughts(world, person, () => change(world, person))
  else if (random.chance(rates.cancelsBooking)) planSecondThoughts(world, person, () => cancel(world, person))
}

async function chooseHour(world: SimulatedWorld, person: Person): Promise<Date | null> {
  const { random } = world
  for (let look = 0; look < 3; look++) {
    const date = businessDayOnOrAfter(addDays(world.today(), random.whole(1, 27)))
    const free = await freeHours(world, person.id, date)
    if (free.length > 0) return random.pick(free)
  }
  return null
}

function booked(world: SimulatedWorld, person: Person, startAt: Date): void {
  person.bookedAt = startAt
  world.agenda.add(later(startAt, 50 * MINUTE_MS), () => receiveAtGuidance(world, person, startAt))
}

/** Some time before the hour; for some it is too late then, and the page says so. */
function planSecondThoughts(world: SimulatedWorld, person: Person, run: () => Promise<void>): void {
  const { random, agenda } = world
  if (!person.bookedAt) return
  const before = later(person.bookedAt, -random.whole(5, 120) * HOUR_MS)
  const tomorrow = memberTime(random, addDays(world.today(), 1))
  agenda.add(before > world.now() ? before : tomorrow, run)
}

async function change(world: SimulatedWorld, person: Person): Promise<void> {
  const startAt = await chooseHour(world, person)
  if (!startAt || person.gone) return
  const { data } = await changeBooking(world, person.id, startAt)
  if (data && person.bookedAt?.getTime() !== startAt.getTime()) booked(world, person, startAt)
}

async function cancel(world: SimulatedWorld, person: Person): Promise<void> {
  const had = person.bookedAt
  if (person.gone || !had) return
  const { data } = await cancelBooking(world, person.id)
  if (!data) return
  person.bookedAt = null
  if (!canStillChange(had, world.now()))
    throw new Error(`${person.id} cancelled too late, for ${japaneseDateOf(had)}`)
}

/** Asks for the due test, with three days that suit; before the period ends there is not much time. */
async function askForExam(world: SimulatedWorld, person: Person, type: InspectionType): Promise<void> {
  const { random } = world
  if (!random.chance(rates.asksForExam)) return
  const first = type === 'Renewal' ? random.whole(3, 6) : random.whole(5, 12)
  const days = [first, first + 2, first + (type === 'Renewal' ? 4 : 8)].map((ahead) =>
    businessDayOnOrAfter(addDays(world.today(), ahead)),
  )
  const { data } = await requestExam(world, person.id, days)
  if (data) planExam(world, person, days)
}

async function takeFloraTest(
  world: SimulatedWorld,
  person: Person,
  tests: MyPage['InspectionDetail'],
): Promise<void> {
  const { random } = world
  const open = tests.find(({ Status }) => Status === 'Guidance')
  if (open && random.chance(rates.appliesForFloraTest)) {
    const { data } = await applyForFloraTest(world, person.id, open.Id)
    if (data) planFloraLaboratory(world, open.Id)
  } else if (tests.length === 0 && random.chance(rates.asksForFloraTest)) {
    const { data } = await askForFloraTest(world, person.id)
    if (data) planFloraInvitation(world, person)
  }
}

async function leave(world: SimulatedWorld, person: Person): Promise<void> {
  const { data } = await withdraw(world, person.id)
  if (data) person.gone = true
}
