import { startOfJapaneseDate } from '../../../shared/dates'
import { leaveCheckOpen } from '../checks/leaveCheckOpen'
import type { WantedResult } from '../../world/checks/drawAnswers'
import { takeCheck } from '../checks/takeCheck'
import { happen, type Life } from '../life'
import { joinService } from '../people/joinService'
import { HOUR_MS, later, memberTime, MINUTE_MS } from '../../world/worldTime'
import { daysAgo, type World } from '../world'

const CHECK_MINUTES = 30

const momentAgo = (world: World, days: number) => memberTime(world.random, daysAgo(world, days))

/** Entered the profile and has not begun the check. */
export function registered(world: World, days: number, options: { email?: string } = {}): Life {
  return joinService(world, momentAgo(world, days), options)
}

/** Began the check and left it half answered. */
export function leftOpen(world: World, days: number): Life {
  const startedAt = momentAgo(world, days)
  const life = joinService(world, startedAt)
  leaveCheckOpen(life, startedAt)
  return life
}

/** Answered everything and did not pass. */
export function failed(
  world: World,
  days: number,
  wanted: Exclude<WantedResult, 'Passed'>,
  fits?: (nextDate: string) => boolean,
): Life {
  const sentAt = momentAgo(world, days)
  const life = joinService(world, later(sentAt, -CHECK_MINUTES * MINUTE_MS))
  const { nextDate } = takeCheck(life, sentAt, wanted, (judgement) =>
    fits ? judgement.nextDate !== null && fits(judgement.nextDate) : true,
  )
  if (nextDate !== null && nextDate <= world.today) remind(life, nextDate)
  return life
}

/** The day has come: the reminder of the result page goes out in the morning, to whoever left it on. */
function remind(life: Life, nextDate: string): void {
  const at = later(startOfJapaneseDate(nextDate), 9 * HOUR_MS)
  if (at > life.world.now || !life.screening || life.world.random.chance(0.15)) return
  happen(life, at, 'system', { category: 'OnlineCheck', operation: 'Remind', kind: 'Registration' })
  Object.assign(life.screening, { sentOnlineCheckReminder: 'Implemented', updatedAt: at })
}
