import { and, desc, eq, gte, like, lt, or, type SQL } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../context'
import { countCapped } from '../db/countCapped'
import { escapeLike } from '../db/filterSql'
import { requireLimit } from '../db/keysetPage'
import { AppError, badField } from '../errors'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import type { QueryListUserActivityArgs, UserActivity } from '../generated/resolvers'
import { readerOf } from '../reader'
import { userProfiles } from '../users/tables'
import { toUserProfile } from '../users/toUserProfile'
import { activities } from './tables'

/** The count is made only when a query asks for it. */
export type ActivityPage = { items: UserActivity[]; count(): Promise<number> }

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_DAYS = 30
const OFFSET_MAX = 10_000
const TEXT_MAX = 200

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const contains = (text: string) => like(activities.text, `%${escapeLike(text)}%`)

/** Text as it stands in the log, with its full-width brackets; or with what was typed in full width folded. */
function condition(args: QueryListUserActivityArgs, now: Date): SQL | undefined {
  const from = args.from ?? new Date((args.to ?? now).getTime() - DEFAULT_DAYS * DAY_MS)
  if (args.user_id && !UUID.test(args.user_id)) throw badField('user_id', apiErrorTexts.BAD_USER_INPUT)
  const text = args.text?.trim() ?? ''
  if (
    text.length > TEXT_MAX ||
    /[\u0000\p{Surrogate}]/u.test(`${text}${args.category ?? ''}${args.operation ?? ''}`)
  )
    throw new AppError('BAD_USER_INPUT')
  return and(
    gte(activities.time, from),
    args.to ? lt(activities.time, args.to) : undefined,
    args.user_id ? eq(activities.userId, args.user_id) : undefined,
    args.category ? eq(activities.category, args.category) : undefined,
    args.operation ? eq(activities.operation, args.operation) : undefined,
    text ? or(contains(text), contains(text.normalize('NFKC'))) : undefined,
  )
}

/**
 * The activity log, newest first. Without `from` it means the 30 days before `to`, or before now; `to` is excluded.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, offset or text
 */
export async function listUserActivity(
  context: RequestContext,
  args: QueryListUserActivityArgs,
): Promise<ActivityPage> {
  const staff = requireStaff(context)
  const { db } = context.deps
  const limit = requireLimit(args.limit ?? 25)
  const offset = args.offset ?? 0
  if (offset < 0 || offset > OFFSET_MAX) throw badField('offset', apiErrorTexts.BAD_USER_INPUT)
  const where = condition(args, context.now)
  const page = db
    .select()
    .from(activities)
    .where(where)
    .orderBy(desc(activities.time), desc(activities.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select()
    .from(page)
    .leftJoin(userProfiles, eq(userProfiles.id, page.userId))
    .orderBy(desc(page.time), desc(page.id))
  return {
    items: rows.map(({ page: row, user_profiles: profile }) => ({
      id: String(row.id),
      time: row.time,
      userId: row.userId,
      category: row.category,
      operation: row.operation,
      text: row.text,
      User: profile ? toUserProfile(profile, readerOf(staff)) : null,
    })),
    count: () => countCapped(db, activities, where),
  }
}
