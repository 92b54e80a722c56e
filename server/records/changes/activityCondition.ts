import { LOG_DAYS } from '../../../shared/facts/terms'
import { and, eq, gte, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '../../ground/clock'
import { isPossibleDonorNumber, normaliseDonorNumber } from '../../../shared/facts/donorNumber'
import { USER_ID_OR_DONOR_NUMBER } from '../../../shared/words/program/apiErrors'
import { activityEnd } from '../../ground/words/activityText'
import { AppError, badField, requireUuid } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import { userProfiles } from '../../ground/tables/users'
import type { QueryListUserActivityArgs } from '../../generated/resolvers'
import { activities } from '../../ground/tables/activity'
import { nfkc } from '../../../shared/facts/normalise'

const TEXT_MAX = 200

/** `to` is excluded; null for no end. */
export type Stretch = { from: Date; to: Date | null }

export type ActivitySearch = {
  stretch: Stretch
  /** Of one person; undefined for all. */
  person: SQL | undefined
  hasText: boolean
  /** Condition on a row of the log or of its daily texts. */
  says(columns: Record<'category' | 'operation' | 'text', AnyPgColumn>): SQL | undefined
}

/**
 * Without `from`, the 30 days before `to` or now. The text matches as stored, or with full-width input folded.
 * @throws AppError BAD_USER_INPUT
 */
export function activitySearch(args: QueryListUserActivityArgs, now: Date): ActivitySearch {
  const from = args.from ?? new Date((args.to ?? now).getTime() - LOG_DAYS * DAY_MS)
  const text = args.text?.trim() ?? ''
  if (
    text.length > TEXT_MAX ||
    /[\u0000\p{Surrogate}]/u.test(`${text}${args.category ?? ''}${args.operation ?? ''}`)
  )
    throw new AppError('BAD_USER_INPUT')
  return {
    stretch: { from, to: args.to ?? null },
    person: args.user_id ? about(args.user_id.trim()) : undefined,
    hasText: text !== '' || Boolean(args.actor),
    says: (columns) =>
      and(
        args.category ? eq(columns.category, args.category) : undefined,
        args.operation ? eq(columns.operation, args.operation) : undefined,
        args.actor
          ? endsWith(columns.text, activityEnd({ by: 'administrator', id: requireUuid(args.actor) }))
          : undefined,
        args.people ? not(endsWith(columns.text, activityEnd({ by: 'system' }))) : undefined,
        // Faster than LIKE, which compares letter by letter.
        text
          ? or(...[...new Set([text, nfkc(text)])].map((word) => sql`strpos(${columns.text}, ${word}) <> 0`))
          : undefined,
      ),
  }
}

/** In the log and its days, only the end of the sentence names the actor. */
const endsWith = (text: AnyPgColumn, end: string) => sql`right(${text}, ${end.length}) = ${end}`

export const within = ({ from, to }: Stretch): SQL | undefined =>
  and(gte(activities.time, from), to ? lt(activities.time, to) : undefined)

export const activityCondition = ({ stretch, person, says }: ActivitySearch): SQL | undefined =>
  and(within(stretch), person, says(activities))

/** By user id or typed donor number. */
function about(asked: string): SQL {
  if (isUuid(asked)) return eq(activities.userId, asked)
  if (!isPossibleDonorNumber(asked) || !/\d/.test(asked)) throw badField('user_id', USER_ID_OR_DONOR_NUMBER)
  return sql`${activities.userId} in (select ${userProfiles.id} from ${userProfiles} where ${userProfiles.donorId} = ${normaliseDonorNumber(asked)})`
}
