import { desc, eq } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../access/context'
import { countCapped } from '../db/countCapped'
import { requireLimit } from '../db/keysetPage'
import { withinSearchTime } from '../db/withinSearchTime'
import { badField } from '../errors'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import type { QueryListUserActivityArgs, UserActivity } from '../generated/resolvers'
import { userProfiles } from '../schema/users'
import { toUserProfile } from '../users/toUserProfile'
import { activityCondition } from './activityCondition'
import { activities, activityReasons } from '../schema/activity'

/** Counted only on request. */
export type ActivityPage = { items: UserActivity[]; count(): Promise<number> }

const OFFSET_MAX = 10_000

/**
 * The activity log, newest first. Without `from`, the 30 days before `to` or now; `to` is excluded.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, offset or text
 */
export async function listUserActivity(
  context: RequestContext,
  args: QueryListUserActivityArgs,
): Promise<ActivityPage> {
  requireStaff(context)
  const { lists: db } = context.deps
  const limit = requireLimit(args.limit ?? 25)
  const offset = args.offset ?? 0
  if (offset < 0 || offset > OFFSET_MAX) throw badField('offset', apiErrorTexts.BAD_USER_INPUT)
  const where = activityCondition(args, context.now)
  const page = db
    .select()
    .from(activities)
    .where(where)
    .orderBy(desc(activities.time), desc(activities.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const read = db
    .select()
    .from(page)
    .leftJoin(userProfiles, eq(userProfiles.id, page.userId))
    .leftJoin(activityReasons, eq(activityReasons.activityId, page.id))
    .orderBy(desc(page.time), desc(page.id))
  const rows = await withinSearchTime(read)
  return {
    items: rows.map(({ page: row, user_profiles: profile, activity_reasons: why }) => ({
      id: String(row.id),
      time: row.time,
      CreatedAt: row.time,
      UpdatedAt: row.time,
      userId: row.userId,
      category: row.category,
      operation: row.operation,
      text: row.text,
      reason: why?.reason ?? null,
      User: profile ? toUserProfile(profile) : null,
    })),
    count: () => countCapped(db, activities, where),
  }
}
