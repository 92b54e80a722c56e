import { addDays, addWeeks, daysBetween, japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { samplePublicTexts } from '../../../shared/config'
import { attend, miss } from '../guidance/attendance'
import { cancel, rebook, reserve } from '../guidance/booking'
import { invite, letInvitationRunOut, openGuidance } from '../guidance/invitation'
import type { Turn } from '../guidance/invitationTimes'
import type { Life } from '../life'
import { stopForAWhile } from '../people/suspend'
import { DAY_MS, later, memberTime, MINUTE_MS } from '../../world/worldTime'
import { daysAgo, type World } from '../world'
import { takeCheck } from '../checks/takeCheck'
import { joinService } from '../people/joinService'

const { weeksAhead } = samplePublicTexts.guidance

const before = (world: World, days: number) => later(world.now, -days * DAY_MS)

/** Passed and waits for a place. */
export function waiting(world: World, days: number, options: { email?: string } = {}): Life {
  return joinAndPass(world, memberTime(world.random, daysAgo(world, days)), options)
}

/** Waits, and has been passed over while suspended. */
export function waitingSuspended(world: World, days: number): Life {
  const life = waiting(world, days)
  stopForAWhile(life, later(life.at, 5 * DAY_MS))
  return life
}

export function invitedAtTurn(world: World, { passedAt, invitedAt }: Turn, email?: string): Life {
  const life = joinAndPass(world, passedAt, { email })
  invite(life, invitedAt)
  return life
}

/** Invited lately, and has to choose a time. */
export function invited(world: World, days: number): Life {
  return invitedAtTurn(world, world.invitations.turnBefore(before(world, days)))
}

/** Did not choose in time, and is back at the end of the list. */
export function invitationRunOut(world: World): Life {
  const life = invitedAtTurn(world, world.invitations.latestTurnRunOut())
  letInvitationRunOut(life)
  return life
}

/** Books within the time of the invitation, for a day that is not further ahead than one can book. */
function reserveFor(life: Life, startAt: Date): void {
  const { random, today } = life.world
  const day = japaneseDateOf(startAt)
  const from = addDays(japaneseDateOf(life.at), 1)
  const first = [from, addWeeks(day, -weeksAhead)].sort().at(-1) ?? from
  const last = [addDays(day, -1), addDays(today, -1), openGuidance(life).deadlineAt].sort()[0] ?? first
  const bookedOn = addDays(first, random.whole(0, Math.min(6, Math.max(0, daysBetween(first, last)))))
  reserve(life, memberTime(random, bookedOn), startAt)
}

/** Booked for one of the coming days. */
export function booked(world: World, days: number, options: { change?: boolean } = {}): Life {
  const life = invited(world, days)
  const { hours, today } = world
  const reach = addWeeks(addDays(japaneseDateOf(life.at), 1), weeksAhead)
  const last = [addDays(today, 33), reach].sort()[0] ?? reach
  reserveFor(life, hours.takeBetween(addDays(today, options.change ? 8 : 1), last))
  if (options.change)
    rebook(
      life,
      memberTime(world.random, addDays(japaneseDateOf(life.at), 1)),
      hours.takeBetween(addDays(today, 2), last),
    )
  return life
}

/** Cancelled a few days ago; the new time to choose runs. */
export function cancelled(world: World, days: number): Life {
  const life = invited(world, days + 16)
  reserveFor(life, world.hours.takeBetween(daysAgo(world, days - 3), daysAgo(world, days - 14)))
  cancel(life, memberTime(world.random, daysAgo(world, days)))
  return life
}

/** Did not come a few days ago. */
export function missed(world: World, days: number): Life {
  const startAt = world.hours.takeOnOrBefore(daysAgo(world, days))
  const life = invitedAtTurn(world, world.invitations.turnBefore(later(startAt, -12 * DAY_MS)))
  reserveFor(life, startAt)
  miss(life)
  return life
}

/** Did not come, and has booked again. */
export function missedAndBooked(world: World, days: number): Life {
  const life = missed(world, days)
  reserve(
    life,
    memberTime(world.random, addDays(japaneseDateOf(life.at), 1)),
    world.hours.takeBetween(addDays(world.today, 1), addDays(world.today, 20)),
  )
  return life
}

/** Did not come twice, and is back at the end of the list. */
export function missedTwice(world: World, days: number): Life {
  const life = missed(world, days + 18)
  const again = world.hours.takeOnOrBefore(daysAgo(world, days))
  reserve(life, memberTime(world.random, addDays(japaneseDateOf(life.at), 1)), again)
  miss(life)
  return life
}

/** Longest a booking can lie after its invitation, and the shortest here. */
export const LATE = weeksAhead * 7 - 6
export const SOON = 8

/** Came to the guidance on that day or the last open one before it. */
export function attended(
  world: World,
  date: JapaneseDate,
  { daysFromInvitation = SOON, email }: { daysFromInvitation?: number; email?: string } = {},
): Life {
  const startAt = world.hours.takeOnOrBefore(date)
  const turn = world.invitations.turnBefore(later(startAt, -daysFromInvitation * DAY_MS))
  const life = invitedAtTurn(world, turn, email)
  reserveFor(life, startAt)
  attend(life)
  return life
}

const CHECK_MINUTES = 30
const SHARE_SECOND_TRY = 0.12
const WAIT_MOST_DAYS = 200

/** Joins and passes the check at that time; some had been told 今回は見送り months before. */
function joinAndPass(world: World, passedAt: Date, options: { email?: string } = {}): Life {
  const { random } = world
  const passedOn = japaneseDateOf(passedAt)
  if (
    options.email ||
    daysBetween(world.start, passedOn) < WAIT_MOST_DAYS ||
    !random.chance(SHARE_SECOND_TRY)
  ) {
    const life = joinService(world, later(passedAt, -CHECK_MINUTES * MINUTE_MS), options)
    takeCheck(life, passedAt, 'Passed')
    return life
  }
  const firstTry = memberTime(random, addDays(passedOn, -random.whole(100, WAIT_MOST_DAYS)))
  const life = joinService(world, later(firstTry, -CHECK_MINUTES * MINUTE_MS))
  takeCheck(life, firstTry, 'Failed_1', ({ nextDate }) => nextDate !== null && nextDate <= passedOn)
  takeCheck(life, passedAt, 'Passed')
  return life
}
