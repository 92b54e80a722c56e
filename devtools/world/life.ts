import { addDays, japaneseDateOf, japaneseInstant } from '../../shared/dates'
import type { Answers } from '../../shared/questionnaire/answer'
import { register, reserve, startCheck, submitCheck } from './member'
import { inviteOutOfTurn, judge, recordAttendance } from './office'
import type { InventedPerson } from './people/inventPerson'
import { must, type World } from './world'
import { businessDayOnOrAfter, DAY_MS, HOUR_MS, later, MINUTE_MS } from './worldTime'

/** Where a life may stop: the way of everybody for whom all goes well. */
const stations = [
  'Registration',
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'DonorRegistrationExam',
  'Donation',
] as const

export type Station = (typeof stations)[number]

/** From booking to the last step; guidances lie at most two weeks after it. */
const DAYS_AFTER_BOOKING: Partial<Record<Station, number>> = { DonorRegistrationExam: 18, Donation: 22 }
const GUIDANCE_WITHIN_DAYS = 14

/** When each step is taken, so that the last one is at `last`. */
function timesTo(station: Station, last: Date) {
  const reserve = later(last, -(DAYS_AFTER_BOOKING[station] ?? 0) * DAY_MS)
  const invite = station === 'Guidance' ? last : later(reserve, -DAY_MS)
  const check = station === 'WaitingGuidance' ? last : later(invite, -DAY_MS)
  return { reserve, invite, check, register: station === 'Registration' ? last : later(check, -HOUR_MS) }
}

/**
 * Tells a life from the profile on to a station, each step by the real operation at its own time.
 * @param options.by the administrator who does what the office does
 * @returns the screening that the way leads through, where a check was taken
 */
export async function liveTo(
  world: World,
  person: InventedPerson,
  { station, last, answers, by }: { station: Station; last: Date; answers: Answers; by: string },
): Promise<{ screeningId: string | null }> {
  const { clock, random } = world
  const goes = (to: Station) => stations.indexOf(to) <= stations.indexOf(station)
  const times = timesTo(station, last)

  clock.set(times.register)
  must(await register(world, person, { magazine: false }), 'register')
  if (!goes('WaitingGuidance')) return { screeningId: null }

  clock.set(times.check)
  const screeningId = must(await startCheck(world, person.id), 'startCheck').startOnlineCheck.Id
  must(await submitCheck(world, person.id, screeningId, answers), 'submitCheck')
  if (!goes('Guidance')) return { screeningId }

  clock.set(times.invite)
  const reason = { reason: '日程のご都合のため', addPlace: true }
  must(await inviteOutOfTurn(world, by, person.id, reason), 'inviteOutOfTurn')
  if (!goes('WaitingToParticipateGuidance')) return { screeningId }

  clock.set(times.reserve)
  const startAt = await bookSomeHour(world, person.id)
  if (!goes('DonorRegistrationExam')) return { screeningId }

  clock.set(later(startAt, HOUR_MS + MINUTE_MS))
  const signed = { consent: '2026-04', kit: `K-${random.whole(100_000, 999_999)}` }
  must(await recordAttendance(world, by, person.id, signed), 'recordAttendance')
  if (!goes('Donation')) return { screeningId }

  clock.set(last)
  const exam = { screeningId, type: 'Registration', date: japaneseDateOf(last) } as const
  must(await judge(world, by, exam, 'Certified'), 'judge')
  return { screeningId }
}

/** Books an hour of the next two weeks; one that is full is followed by another. */
async function bookSomeHour(world: World, userId: string): Promise<Date> {
  const { random, deps, today } = world
  for (;;) {
    const day = businessDayOnOrAfter(addDays(today(), random.whole(1, GUIDANCE_WITHIN_DAYS)))
    const startAt = japaneseInstant(day, random.pick(deps.texts.guidance.hours))
    const { code } = await reserve(world, userId, startAt)
    if (code === null) return startAt
    if (code !== 'SLOT_FULL') throw new Error(`reserve: ${code}`)
  }
}
