import {
  addDays,
  addMonths,
  japaneseDateOf,
  startOfJapaneseDate,
  type JapaneseDate,
} from '../../../shared/dates'
import type { Random } from '../../world/random'
import { businessDayOnOrAfter, DAY_MS, HOUR_MS, later, memberTime } from '../../world/worldTime'

/** For the first months there are places to spare; from then on everybody waits for one. */
const MONTHS_WITH_PLACES = 3
const FULL_FROM_DAY = 11
const RAISED_ON_DAY = 21
/** How long people have been waiting by now. It grew evenly from nothing. */
const WAIT_NOW_DAYS = 50

/** When somebody was invited, and when he or she had passed the check and begun to wait. */
export type Turn = { passedAt: Date; invitedAt: Date }

/**
 * When invitations went out. While a month has places one is invited at once on passing. Since they ran out, people are
 * invited at the first moment of a month and when the office adds places, in the order in which they began to wait:
 * whoever is invited at a time began to wait in its own stretch of days, and the stretches follow one another.
 */
export type InvitationTimes = {
  /** Since when nobody is invited at once any more. */
  fullFrom: Date
  /** The latest turn by a time. */
  turnBefore(time: Date): Turn
  /** The turn of which the invitation ran out in the month after it, by now. */
  latestTurnRunOut(): Turn
  /** Everybody who began to wait after this is waiting still. */
  stillWaitingFrom: Date
}

export function createInvitationTimes(options: {
  start: JapaneseDate
  now: Date
  random: Random
}): InvitationTimes {
  const { start, now, random } = options
  const inMonth = (index: number, day: number) => addDays(addMonths(start, index), day - 1)
  const raisedOn = (date: JapaneseDate) =>
    later(startOfJapaneseDate(businessDayOnOrAfter(date)), 14 * HOUR_MS)
  const fullFrom = raisedOn(inMonth(MONTHS_WITH_PLACES, FULL_FROM_DAY))

  const times = [raisedOn(inMonth(MONTHS_WITH_PLACES, RAISED_ON_DAY))]
  for (let month = MONTHS_WITH_PLACES + 1; startOfJapaneseDate(inMonth(month, 1)) <= now; month++)
    times.push(
      startOfJapaneseDate(inMonth(month, 1)),
      raisedOn(inMonth(month, FULL_FROM_DAY)),
      raisedOn(inMonth(month, RAISED_ON_DAY)),
    )
  const past = [fullFrom, ...times].filter((time) => time <= now)

  /** Everybody who had begun to wait by then has been invited at that time. */
  const servedUntil = (time: Date) => {
    const share = (time.getTime() - fullFrom.getTime()) / (now.getTime() - fullFrom.getTime())
    return later(time, -share * WAIT_NOW_DAYS * DAY_MS)
  }
  const lastTime = past[past.length - 1] ?? fullFrom

  function turnAt(index: number): Turn {
    const [before, invitedAt] = [past[index - 1], past[index]]
    if (!before || !invitedAt) return turnAtOnce(fullFrom)
    const first = addDays(japaneseDateOf(servedUntil(before)), 1)
    const last = addDays(japaneseDateOf(servedUntil(invitedAt)), -1)
    return { passedAt: memberTime(random, random.pick(daysFrom(first, last))), invitedAt }
  }

  function turnAtOnce(time: Date): Turn {
    const passedAt = memberTime(random, addDays(japaneseDateOf(time), -1))
    return { passedAt, invitedAt: passedAt }
  }

  return {
    fullFrom,
    turnBefore(time) {
      if (time <= fullFrom) return turnAtOnce(time)
      return turnAt(past.filter((one) => one <= time).length - 1)
    },
    latestTurnRunOut() {
      const index = past.findLastIndex((time) => {
        const runsOut = addDays(japaneseDateOf(time), 15)
        return runsOut <= japaneseDateOf(now) && runsOut.slice(0, 7) > japaneseDateOf(time).slice(0, 7)
      })
      return turnAt(index)
    },
    stillWaitingFrom: servedUntil(lastTime),
  }
}

function daysFrom(first: JapaneseDate, last: JapaneseDate): JapaneseDate[] {
  const days: JapaneseDate[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
