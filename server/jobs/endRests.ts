import { and, eq, lte } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import { followCondition } from '../condition/followCondition'
import type { Deps } from '../deps'
import { userProfiles } from '../schema/users'
import { forEachMemberDue } from './forEachDue'

/** Clears the rest mark when its day comes. Donating itself depends on the day, not on the mark. */
export async function endRests(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(eq(userProfiles.resting, true), lte(userProfiles.restingUntil, today))
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { resting } = await followCondition(tx, profile, { today, now })
    if (resting) return false
    const event = { category: 'Donation', operation: 'EndRest' } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: null, now })
    return true
  })
}
