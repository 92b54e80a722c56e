import { startOfJapaneseDate, type JapaneseDate } from '../../shared/facts/dates'
import type { Answers } from '../../shared/questionnaire/engine/answer'
import type { Story } from '../world/agenda'
import type { Life } from '../world/life'
import type { World } from '../world/world'
import { later, MINUTE_MS } from '../world/worldTime'
import type { KeepPanels } from '../world/keepPanels'
import type { KeepUnit } from './keepUnits'
import type { Opening } from './openings'

export type SampleLife = Life & {
  healthy: Answers
  password: string | undefined
  /** The last day of the history. */
  today: JapaneseDate
  openings: readonly Opening[]
  /** Runs the jobs that begin a day. @returns a moment after that */
  night(date: JapaneseDate): Date
  /** Plays another story at the same time. */
  tell(story: Story): void
  /** Weighs what was received. */
  keepUnit: KeepUnit
  /** What physicians do about what was received. */
  panels: KeepPanels
  /** Who opened the office: no chance decides. */
  head(): string
  /** Whether visits to the donation room are possible. */
  donates: boolean
  lastGiven: JapaneseDate | null
}

const MOVING = [
  'expireDonors',
  'beginRenewalWindows',
  'expireInvitations',
  'inviteWaiting',
  'tellRetryPossible',
]

/** Runs those jobs at the beginning of the days that a life depends on. */
export function createNights({ agenda, runJobs }: World): SampleLife['night'] {
  const planned = new Set<JapaneseDate>()
  return (date) => {
    const at = later(startOfJapaneseDate(date), MINUTE_MS)
    if (!planned.has(date)) agenda.add(at, async () => void (await runJobs((name) => MOVING.includes(name))))
    planned.add(date)
    return later(at, MINUTE_MS)
  }
}
