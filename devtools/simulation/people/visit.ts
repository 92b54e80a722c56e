import type { FloraTestStatus, UserStatus, InspectionType } from '../../../shared/generated/schema'
import { call } from '../call'
import { rates } from '../rates'
import type { Person, World } from '../world'
import { answerCheck } from './answerCheck'
import { canStillChange } from '../../../shared/booking'
import { addDays, japaneseDateOf } from '../../../shared/dates'
import { businessDayOnOrAfter, HOUR_MS, later, memberTime, MINUTE_MS } from '../../sampleData/sampleTime'
import { receiveAtGuidance } from '../office/receiveAtGuidance'
import { planExam } from '../office/examine'
import { planFloraInvitation, planFloraLaboratory } from '../office/floraTest'

type MyPage = {
  getUser: {
    Profile: { UserStatus: UserStatus; DonorId: string | null; DonorStatus: string }
    InspectionDetail: { Id: string; Status: FloraTestStatus }[]
  }
}

const MY_PAGE = `query { getUser {
  Profile { UserStatus DonorId DonorStatus } InspectionDetail { Id Status }
} }`

/** Opens my page and does what it says is next, as far as the person is of a mind to. */
export async function visit(world: World, person: Person): Promise<void> {
  if (person.gone) return
  const { data } = await call<MyPage>(world, person.id, MY_PAGE)
  if (!data) {
    // Removed by the office: the account opens nothing any more.
    person.gone = true
    return
  }
  const { Profile, InspectionDetail } = data.getUser
  person.card = Profile.DonorId
  person.donates = Profile.DonorStatus === 'Certified'
  if (world.random.chance(rates.withdraws)) return withdraw(world, person)
  if (person.donates) await takeFloraTest(world, person, InspectionDetail)
  await doNext(world, person, Profile.UserStatus)
}

async function doNext(world: World, person: Person, status: UserStatus): Promise<void> {
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
      return requestExam(world, person, 'Registration')
    case 'DonorRenewalExam':
      return requestExam(world, person, 'Renewal')
    case 'WaitingGuidance':
    case 'WaitingToParticipateGuidance':
    case 'Donation':
  }
}

const SLOTS =
  'query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt Remaining } } }'
const RESERVE = 'mutation ($at: DateTime!) { reserveGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CHANGE = 'mutation ($at: DateTime!) { updateGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CANCEL = 'mutation { deleteGuidance { Id } }'

type Slots = { listBookingAvailableslots: { items: { StartAt: string; Remaining: number }[] } }

/** Looks for an hour on some days of the calendar and books one; some change it or call it off later. */
async function bookGuidance(world: World, person: Person): Promise<void> {
  const { random } = world
  const startAt = await chooseHour(world, person)
  if (!startAt) return
  const { data } = await call(world, person.id, RESERVE, { at: startAt })
  if (!data) return
  booked(world, person, new Date(startAt))
  if (random.chance(rates.changesBooking)) planSecondThoughts(world, person, () => change(world, person))
  else if (random.chance(rates.cancelsBooking)) planSecondThoughts(world, person, () => cancel(world, person))
}

async function chooseHour(world: World, person: Person): Promise<string | null> {
  const { random } = world
  for (let look = 0; look < 3; look++) {
    const date = businessDayOnOrAfter(addDays(world.today(), random.whole(1, 27)))
    const { data } = await call<Slots>(world, person.id, SLOTS, { date })
    const free = data?.listBookingAvailableslots.items.filter(({ Remaining }) => Remaining > 0) ?? []
    if (free.length > 0) return random.pick(free).StartAt
  }
  return null
}

function booked(world: World, person: Person, startAt: Date): void {
  person.bookedAt = startAt
  world.agenda.add(later(startAt, 50 * MINUTE_MS), () => receiveAtGuidance(world, person, startAt))
}

/** Some time before the hour; for some it is too late then, and the page says so. */
function planSecondThoughts(world: World, person: Person, run: () => Promise<void>): void {
  const { random, agenda } = world
  if (!person.bookedAt) return
  const before = later(person.bookedAt, -random.whole(5, 120) * HOUR_MS)
  const tomorrow = memberTime(random, addDays(world.today(), 1))
  agenda.add(before > world.now() ? before : tomorrow, run)
}

async function change(world: World, person: Person): Promise<void> {
  const startAt = await chooseHour(world, person)
  if (!startAt || person.gone) return
  const { data } = await call(world, person.id, CHANGE, { at: startAt })
  if (data && person.bookedAt?.toISOString() !== new Date(startAt).toISOString())
    booked(world, person, new Date(startAt))
}

async function cancel(world: World, person: Person): Promise<void> {
  const had = person.bookedAt
  if (person.gone || !had) return
  const { data } = await call(world, person.id, CANCEL)
  if (!data) return
  person.bookedAt = null
  if (!canStillChange(had, world.now()))
    throw new Error(`${person.id} cancelled too late, for ${japaneseDateOf(had)}`)
}

const REQUEST = `mutation ($dates: [Date!]!) {
  requestDonorRegistration(input: { PreferredDates: $dates }) { success }
}`

/** Asks for the test that is due, with three days that would suit; before the period ends there is not much time. */
async function requestExam(world: World, person: Person, type: InspectionType): Promise<void> {
  const { random } = world
  if (!random.chance(rates.asksForExam)) return
  const first = type === 'Renewal' ? random.whole(3, 6) : random.whole(5, 12)
  const days = [first, first + 2, first + (type === 'Renewal' ? 4 : 8)].map((ahead) =>
    businessDayOnOrAfter(addDays(world.today(), ahead)),
  )
  const { data } = await call(world, person.id, REQUEST, { dates: [...new Set(days)] })
  if (data) planExam(world, person, days)
}

const ASK = 'mutation { requestApplicationFloraExamination { success } }'
const APPLY = `mutation ($id: ID!) {
  requestGutFloraExamination(input: { InspectionDetailId: $id, Consent: true }) { success }
}`

/** Takes up an invitation to the flora test, or asks for one. */
async function takeFloraTest(
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

/** Leaves the service. */
async function withdraw(world: World, person: Person): Promise<void> {
  const { data } = await call(world, person.id, 'mutation { requestWithdrawal { success } }')
  if (data) person.gone = true
}
