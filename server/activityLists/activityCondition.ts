import { and, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import { isPossibleDonorNumber, normaliseDonorNumber } from '../../shared/donorNumber'
import { USER_ID_OR_DONOR_NUMBER } from '../../shared/messages/apiErrors'
import { isUuid, AppError, badField } from '../errors'
import type { QueryListUserActivityArgs } from '../generated/resolvers'
import { activities } from '../schema/activity'
import { userProfiles } from '../schema/users'

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_DAYS = 30
const TEXT_MAX = 200

// Found sooner than by LIKE, which reads letter by letter.
const contains = (text: string) => sql`strpos(${activities.text}, ${text}) <> 0`

/**
 * The rows to list; without `from`, the 30 days before `to` or now. The text matches as stored, or with
 * full-width input folded.
 * @throws AppError BAD_USER_INPUT
 */
export function activityCondition(args: QueryListUserActivityArgs, now: Date): SQL | undefined {
  const from = args.from ?? new Date((args.to ?? now).getTime() - DEFAULT_DAYS * DAY_MS)
  const text = args.text?.trim() ?? ''
  if (
    text.length > TEXT_MAX ||
    /[\u0000\p{Surrogate}]/u.test(`${text}${args.category ?? ''}${args.operation ?? ''}`)
  )
    throw new AppError('BAD_USER_INPUT')
  return and(
    gte(activities.time, from),
    args.to ? lt(activities.time, args.to) : undefined,
    args.user_id ? about(args.user_id.trim()) : undefined,
    args.category ? eq(activities.category, args.category) : undefined,
    args.operation ? eq(activities.operation, args.operation) : undefined,
    text ? or(...[...new Set([text, text.normalize('NFKC')])].map(contains)) : undefined,
  )
}

/** By user id or typed donor number. */
function about(asked: string): SQL {
  if (isUuid(asked)) return eq(activities.userId, asked)
  if (!isPossibleDonorNumber(asked) || !/\d/.test(asked)) throw badField('user_id', USER_ID_OR_DONOR_NUMBER)
  return sql`${activities.userId} in (select ${userProfiles.id} from ${userProfiles} where ${userProfiles.donorId} = ${normaliseDonorNumber(asked)})`
}
