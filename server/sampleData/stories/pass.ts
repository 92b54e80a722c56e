import { addDays, daysBetween, japaneseDateOf } from '../../../shared/dates'
import { takeCheck } from '../checks/takeCheck'
import { joinService } from '../people/joinService'
import type { Life } from '../life'
import { memberTime, MINUTE_MS, later } from '../sampleTime'
import type { World } from '../world'

const CHECK_MINUTES = 30
const SHARE_SECOND_TRY = 0.12
const WAIT_MOST_DAYS = 200

/** Joins and passes the check at that time; some had been told 今回は見送り months before. */
export function joinAndPass(world: World, passedAt: Date, options: { email?: string } = {}): Life {
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
