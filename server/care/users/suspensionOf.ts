import { and, desc, eq } from 'drizzle-orm'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { activities, activityReasons } from '../../ground/tables/activity'
import { openReasons, reasonColumns } from '../../ground/reasons'
import type { RequestContext } from '../../ground/access/context'
import type { Suspension } from '../../generated/resolvers'
import { profileInAnswer } from '../../records/person/findProfile'

/** The current suspension of a visible user: start, end and reason. Permanent takes precedence. */
export async function suspensionOf(context: RequestContext, userId: string): Promise<Suspension | null> {
  const profile = await profileInAnswer(context, userId)
  if (!profile || !isSuspended(profile)) return null
  const forGood = profile.suspensionStatus2
  const { db, vault } = context.deps
  const rows = await db
    .select({ ...reasonColumns, activityId: activities.id, userId: activities.userId, time: activities.time })
    .from(activities)
    .leftJoin(activityReasons, eq(activityReasons.activityId, activities.id))
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.category, 'Account'),
        eq(activities.operation, forGood ? 'Suspend' : 'Stop'),
      ),
    )
    .orderBy(desc(activities.time), desc(activities.id))
    .limit(1)
  const [last] = await openReasons(vault, db, rows)
  const stoppedAt = forGood ? null : profile.updatedSuspensionStatus1ToTrueAt
  return {
    Since: stoppedAt ?? last?.time ?? null,
    Until: forGood ? null : profile.suspendedUntil,
    Reason: last?.reason ?? null,
  }
}
