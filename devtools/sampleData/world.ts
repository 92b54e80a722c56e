import {
  addDays,
  addMonths,
  japaneseDateOf,
  startOfJapaneseDate,
  type JapaneseDate,
} from '../../shared/dates'
import type { Region } from '../../shared/questionnaire/question'
import { createHours, type Hours } from './guidance/hours'
import { createInvitationTimes, type InvitationTimes } from './guidance/invitationTimes'
import type { Life } from './life'
import { createRandom, type Random } from '../world/random'
import { noRows, type SampleRows } from './rows'
import { createStaff, type Staff } from './staff/createStaff'

const MONTHS_OF_HISTORY = 14

/** What every story of a person draws on: one calendar, one appointment book, one office. */
export type World = {
  now: Date
  today: JapaneseDate
  /** First day of the first month of the service. */
  start: JapaneseDate
  region: Region
  random: Random
  rows: SampleRows
  staff: Staff
  hours: Hours
  invitations: InvitationTimes
  lives: Life[]
  /** Running numbers of telephones, kits, samples. */
  nextNumber(of: string): number
}

export function createWorld(options: { now: Date; seed: number; region: Region }): World {
  const { now, region } = options
  const today = japaneseDateOf(now)
  const start = addMonths(`${today.slice(0, 7)}-01`, -MONTHS_OF_HISTORY)
  const random = createRandom(options.seed)
  const rows = noRows()
  const numbers = new Map<string, number>()
  return {
    now,
    today,
    start,
    region,
    random,
    rows,
    staff: createStaff({ random, rows, openedAt: startOfJapaneseDate(addDays(start, -14)), now }),
    hours: createHours(random),
    invitations: createInvitationTimes({ start, now, random }),
    lives: [],
    nextNumber(of) {
      const number = (numbers.get(of) ?? 0) + 1
      numbers.set(of, number)
      return number
    },
  }
}

/** The date so many days ago. */
export const daysAgo = ({ today }: Pick<World, 'today'>, days: number) => addDays(today, -days)
