import { addDays, japaneseDateOf, japaneseInstant, type JapaneseDate } from '../../shared/facts/dates'
import type { Answers } from '../../shared/questionnaire/engine/answer'
import type { Story } from './agenda'
import { freeHours, register, reserve, startCheck, submitCheck } from './member'
import { inviteOutOfTurn, judge, recordAttendance } from './office'
import type { InventedPerson } from './inventPerson'
import { must, type World } from './world'
import { businessDayOnOrAfter, DAY_MS, HOUR_MS, later, MINUTE_MS } from './worldTime'

/** Where a life may stop: the steps of a person for whom all goes well. */
const stations = [
  'Registration',
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'DonorRegistrationExam',
  'Donation',
] as const

export type Station = (typeof stations)[number]

export type Life = {
  world: World
  person: InventedPerson
  office(): string
  screeningId: string | null
}

export const screeningOf = ({ person, screeningId }: Life): string => {
  if (!screeningId) throw new Error(`${person.email} has taken no check`)
  return screeningId
}

export async function takeCheck(life: Life, answers: Answers) {
  const { world, person } = life
  life.screeningId = must(await startCheck(world, person.id), 'startCheck').startOnlineCheck.Id
  return must(await submitCheck(world, person.id, life.screeningId, answers), 'submitCheck').submitOnlineCheck
    .OnlineCheck
}

/** Books a free hour on one of the days, in order. @param options.by how: another hour is taken by `changeBooking` */
export async function bookSomeHour(
  { world, person }: Life,
  someDay: () => JapaneseDate,
  { hours, by = reserve }: { hours?: readonly number[]; by?: typeof reserve } = {},
): Promise<Date> {
  for (;;) {
    const day = someDay()
    const free = await freeHours(world, person.id, day)
    const wanted = hours?.map((hour) => japaneseInstant(day, hour).getTime())
    const fit = wanted ? free.filter((at) => wanted.includes(at.getTime())) : free
    if (fit.length === 0) continue
    const startAt = world.random.pick(fit)
    must(await by(world, person.id, startAt), `Booking ${startAt.toISOString()}`)
    return startAt
  }
}

/** Came to the guidance, proved their identity, signed, and took a kit along. */
export async function attend({ world, person, office }: Life): Promise<void> {
  const signed = { consent: '2026-04', kit: `K-${world.random.whole(100_000, 999_999)}` }
  must(await recordAttendance(world, office(), person.id, signed), 'recordAttendance')
}

export const afterHour = (startAt: Date) => later(startAt, HOUR_MS + MINUTE_MS)

/** From booking to the last step; a guidance is at most two weeks after the booking. */
const DAYS_AFTER_BOOKING: Partial<Record<Station, number>> = { DonorRegistrationExam: 18, Donation: 22 }
const GUIDANCE_WITHIN_DAYS = 14

/** The time of each step, so that the last one is at `last`. */
function timesTo(station: Station, last: Date) {
  const reserve = later(last, -(DAYS_AFTER_BOOKING[station] ?? 0) * DAY_MS)
  const invite = station === 'Guidance' ? last : later(reserve, -DAY_MS)
  const check = station === 'WaitingGuidance' ? last : later(invite, -DAY_MS)
  return { reserve, invite, check, register: station === 'Registration' ? last : later(check, -HOUR_MS) }
}

/** A life from the profile to a station, outside the agenda, each step at its own time. */
export async function* wayTo(
  life: Life,
  { station, last, answers }: { station: Station; last: Date; answers: Answers },
): Story {
  const { world, person, office } = life
  const goes = (to: Station) => stations.indexOf(to) <= stations.indexOf(station)
  const times = timesTo(station, last)

  yield times.register
  must(await register(world, person, { magazine: false }), 'register')
  if (!goes('WaitingGuidance')) return

  yield times.check
  await takeCheck(life, answers)
  if (!goes('Guidance')) return

  yield times.invite
  const reason = { reason: '日程のご都合のため', addPlace: true }
  must(await inviteOutOfTurn(world, office(), person.id, reason), 'inviteOutOfTurn')
  if (!goes('WaitingToParticipateGuidance')) return

  yield times.reserve
  const startAt = await bookSomeHour(life, () =>
    businessDayOnOrAfter(addDays(world.today(), world.random.whole(1, GUIDANCE_WITHIN_DAYS))),
  )
  if (!goes('DonorRegistrationExam')) return

  yield afterHour(startAt)
  await attend(life)
  if (!goes('Donation')) return

  yield last
  const exam = { screeningId: screeningOf(life), type: 'Registration', date: japaneseDateOf(last) } as const
  must(await judge(world, office(), exam, 'Certified'), 'judge')
}
