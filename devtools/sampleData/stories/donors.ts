import { leaveService } from '../people/leaveService'
import { stopForAWhile, suspendForGood } from '../people/suspend'
import { DAY_MS, later } from '../../world/worldTime'
import type { World } from '../world'
import { donor, type DonorPlan } from './donorStory'

/** The donors of today, by rank: from somebody who comes almost daily to somebody who has not come yet. */
const donating: readonly DonorPlan[] = [
  { days: 33, renewals: 1, rate: 1.3, end: 'donating', flora: 'Shared', email: 'donor@example.com' },
  { days: 46, renewals: 4, rate: 3.4, end: 'donating', flora: 'Shared' },
  { days: 20, renewals: 3, rate: 3.2, end: 'donating', flora: 'Shared' },
  { days: 40, renewals: 2, rate: 2.2, end: 'donating', flora: 'Shared' },
  { days: 28, renewals: 1, rate: 2.3, end: 'donating', flora: 'Shared' },
  { days: 47, rate: 2, end: 'donating', flora: 'Received' },
  { days: 38, rate: 1.5, end: 'donating', flora: 'Applied' },
  { days: 25, rate: 0.9, end: 'donating', flora: 'Guidance' },
  { days: 16, rate: 0, end: 'donating' },
]

const inWindow: readonly DonorPlan[] = [
  { days: 63, rate: 1.2, end: 'noticed', flora: 'Shared' },
  { days: 65, renewals: 1, rate: 1.8, end: 'checkOpen', flora: 'Shared' },
  { days: 68, rate: 1, end: 'checkFailed', flora: 'Applied' },
  { days: 67, renewals: 2, rate: 0.7, end: 'noticed' },
  { days: 66, rate: 1.6, end: 'checkPassed', flora: 'Guidance' },
  { days: 68, renewals: 1, rate: 2.1, end: 'requested', flora: 'Shared' },
  { days: 72, rate: 1.4, end: 'scheduled', flora: 'Received' },
  { days: 80, renewals: 2, rate: 1.1, end: 'examined', flora: 'Shared' },
]

const former: readonly DonorPlan[] = [
  { days: 100, rate: 0.6, end: 'expired' },
  { days: 130, renewals: 1, rate: 1.3, end: 'expired', flora: 'Shared' },
  { days: 165, rate: 0.4, end: 'expired', flora: 'Shared' },
  { days: 190, renewals: 1, rate: 0.9, end: 'expired', flora: 'Shared' },
  { days: 235, rate: 0.5, end: 'expired', flora: 'Shared' },
  { days: 275, rate: 1.1, end: 'expired' },
  { days: 330, rate: 0.8, end: 'expired', flora: 'Shared' },
  { days: 150, rate: 1.2, end: 'refused', flora: 'Shared' },
  { days: 220, renewals: 1, rate: 1, end: 'refused' },
]

/** Everybody who was ever certified. */
export function donors(world: World): void {
  for (const plan of [...donating, ...inWindow, ...former]) donor(world, plan)

  const stopped = donor(world, { days: 30, rate: 1, end: 'donating' })
  stopForAWhile(stopped, later(world.now, -DAY_MS))
  const suspended = donor(world, { days: 110, rate: 1.3, end: 'expired', flora: 'Shared' })
  suspendForGood(suspended, later(suspended.at, 3 * DAY_MS))
  const withdrawn = donor(world, { days: 140, rate: 0.9, end: 'expired' })
  leaveService(withdrawn, later(withdrawn.at, 10 * DAY_MS), 'self')
}
