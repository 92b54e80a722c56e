import { daysBetween, japaneseDateOf } from '../../shared/dates'
import { leaveService } from './people/leaveService'
import { suspendForGood } from './people/suspend'
import { DAY_MS, later } from '../world/worldTime'
import { failed, leftOpen, registered } from './stories/beginnings'
import { donors } from './stories/donors'
import { attendedLate, beforeExam, failedBeforeExam, refused } from './stories/examStories'
import {
  booked,
  cancelled,
  invitationRunOut,
  invited,
  missed,
  missedAndBooked,
  missedTwice,
  waiting,
  waitingSuspended,
} from './stories/guidanceStories'
import { spread } from './stories/spread'
import type { World } from './world'

/** Days of history that everybody can have begun in, whatever the day of the month is. */
const HISTORY_DAYS = 400

/**
 * Everybody, by how far they have come. The proportions are those that programmes of this kind have published: of 100
 * who begin the check about 85 finish it, 30 pass and 10 are certified.
 */
export function playCast(world: World): void {
  beginnings(world)
  guidances(world)
  exams(world)
  donors(world)
  leavers(world)
}

function beginnings(world: World): void {
  const { random, today } = world
  const days = (count: number, from: number, to: number) => spread(random, count, from, to)
  registered(world, 2, { email: 'applicant@example.com' })
  for (const ago of days(13, 1, HISTORY_DAYS)) registered(world, ago)
  for (const ago of days(7, 1, 20)) leftOpen(world, ago)
  for (const ago of days(35, 20, HISTORY_DAYS)) leftOpen(world, ago)
  for (const ago of days(58, 2, 75)) failed(world, ago, 'Failed_1', (nextDate) => nextDate > today)
  for (const ago of days(34, 40, HISTORY_DAYS))
    failed(world, ago, 'Failed_1', (nextDate) => nextDate <= today)
  for (const ago of days(12, 3, HISTORY_DAYS)) failed(world, ago, 'Failed_1 without a date')
  for (const ago of days(50, 1, HISTORY_DAYS)) failed(world, ago, 'Failed_2')
}

function guidances(world: World): void {
  const { random, invitations, today } = world
  const longest = daysBetween(japaneseDateOf(invitations.stillWaitingFrom), today) - 1
  for (const ago of spread(random, 10, 1, longest)) waiting(world, ago)
  waiting(world, Math.floor(longest / 2), { email: 'waiting@example.com' })
  waitingSuspended(world, 92)
  invitationRunOut(world)
  invitationRunOut(world)
  missedTwice(world, 8)
  for (const ago of [0, 0, 0, 4, 4]) invited(world, ago)
  for (const ago of [2, 6]) cancelled(world, ago)
  missed(world, 4)
  for (const ago of [4, 8, 12, 16, 20, 24]) booked(world, ago)
  booked(world, 14, { change: true })
  missedAndBooked(world, 12)
}

function exams(world: World): void {
  for (const ago of [1, 4, 7, 11]) attendedLate(world, ago)
  for (const ago of [45, 64]) failedBeforeExam(world, ago)
  for (const ago of [1, 3, 5]) beforeExam(world, ago, 'none')
  for (const ago of [7, 9]) beforeExam(world, ago, 'requested')
  for (const ago of [13, 15]) beforeExam(world, ago, 'scheduled')
  beforeExam(world, 24, 'examined')
  for (const ago of spread(world.random, 8, 30, 340)) refused(world, ago)
}

/** Those who are gone, at different places of the way. */
function leavers(world: World): void {
  const { staff } = world
  const after = (at: Date, days: number) => later(at, days * DAY_MS)
  for (const ago of [300, 120]) {
    const life = registered(world, ago)
    leaveService(life, after(life.at, 9), 'self')
  }
  const deleted = failed(world, 210, 'Failed_2')
  leaveService(deleted, after(deleted.at, 30), staff.head)
  const gaveUp = invited(world, 70)
  leaveService(gaveUp, after(gaveUp.at, 6), 'self')
  const left = beforeExam(world, 90, 'requested')
  leaveService(left, after(left.at, 5), 'self')
  const removed = waiting(world, 30)
  suspendForGood(removed, after(removed.at, 3))
  leaveService(removed, after(removed.at, 2), staff.head)
}
