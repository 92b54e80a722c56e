import { startOfJapaneseDate, type JapaneseDate } from '../../shared/dates'
import type { Answers } from '../../shared/questionnaire/answer'
import type { Story } from '../world/agenda'
import type { Life } from '../world/life'
import type { World } from '../world/world'
import { later, MINUTE_MS } from '../world/worldTime'
import type { Opening } from './openings'

/** Somebody of the sample. */
export type SampleLife = Life & {
  healthy: Answers
  password: string | undefined
  /** The day on which the telling ends. */
  today: JapaneseDate
  openings: readonly Opening[]
  /** Has the service move people on when a day begins. @returns a moment after that */
  night(date: JapaneseDate): Date
  /** Has something told beside the rest of the life. */
  tell(story: Story): void
  /** Whether coming to the donation room is of use. */
  donates: boolean
}

/** The jobs that move people on. */
const MOVING = [
  'expireDonors',
  'beginRenewalWindows',
  'expireInvitations',
  'inviteWaiting',
  'tellRetryPossible',
]

/** Runs what moves people on when the days begin that somebody's life counts on. */
export function createNights({ agenda, runJobs }: World): SampleLife['night'] {
  const planned = new Set<JapaneseDate>()
  return (date) => {
    const at = later(startOfJapaneseDate(date), MINUTE_MS)
    if (!planned.has(date)) agenda.add(at, async () => void (await runJobs((name) => MOVING.includes(name))))
    planned.add(date)
    return later(at, MINUTE_MS)
  }
}
