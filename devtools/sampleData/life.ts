import { statusAfter, type LifecycleEvent } from '../../shared/lifecycle'
import type { ActivityEvent } from '../../shared/activity'
import type { Answers } from '../../shared/questionnaire/answer'
import type { JapaneseDate } from '../../shared/dates'
import type { UserStatus } from '../../shared/generated/schema'
import { userStatus as statuses } from '../../server/schema/users'
import type { DonorState } from './donors/donorState'
import type { SampleProfile, SampleRows } from './rows'
import type { World } from './world'

/** One person's history while it is told: the rows so far and where it stands. */
export type Life = {
  world: World
  profile: SampleProfile
  /** Answers of somebody in good health, with this person's birthday, home and size. */
  answers: Answers
  /** The instant of the last step. A story is told in order. */
  at: Date
  /** The screening in hand, and the day its check was passed. */
  screening: SampleRows['screenings'][number] | null
  passedOn: JapaneseDate | null
  /** The open invitation. */
  guidance: SampleRows['guidances'][number] | null
  donor: DonorState | null
}

/** Somebody who acts: the person, the system, or somebody of the office by id. */
export type By = 'self' | 'system' | { staff: string }

/** Notes that something happened; a story that leaves its order or the past is wrong. */
function goTo(life: Life, at: Date): void {
  if (at < life.at)
    throw new Error(`${life.profile.email ?? ''}: ${at.toISOString()} after ${life.at.toISOString()}`)
  if (at > life.world.now)
    throw new Error(`${life.profile.email ?? ''}: ${at.toISOString()} has not come yet`)
  life.at = at
}

/** One step of a life: an activity row, and the profile as changed at that time. */
export function happen(
  life: Life,
  at: Date,
  by: By,
  event: ActivityEvent,
  changes: Partial<SampleProfile> = {},
) {
  goTo(life, at)
  const { profile, world } = life
  if (Object.keys(changes).length > 0) {
    Object.assign(profile, changes)
    profile.version += 1
    profile.updatedAt = at
  }
  const actorId = by === 'self' ? profile.id : by === 'system' ? null : by.staff
  world.rows.activities.push({ time: at, userId: profile.id, actorId, event })
}

const order = statuses.enumValues
const further = (one: UserStatus, other: UserStatus | null) =>
  other && order.indexOf(other) > order.indexOf(one) ? other : one

/** The changes that an event of the donor's life makes; only what its table allows. */
export function moved(life: Life, at: Date, event: LifecycleEvent): Partial<SampleProfile> {
  const userStatus = statusAfter(life.profile.userStatus, event)
  if (!userStatus) throw new Error(`${event} is not allowed from ${life.profile.userStatus}`)
  return {
    userStatus,
    waitingSince: userStatus === 'WaitingGuidance' ? at : null,
    statusSince: userStatus === life.profile.userStatus ? life.profile.statusSince : at,
    furthestStatus: further(userStatus, life.profile.furthestStatus),
  }
}
