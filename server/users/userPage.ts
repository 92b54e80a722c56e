import { and, sql, type SQL } from 'drizzle-orm'
import { countCapped } from '../db/countCapped'
import type { Queryable } from '../db/client'
import { escapeLike, filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page, type PageOrder } from '../db/keysetPage'
import type {
  QueryListUsersByIdProfileCreatedAtArgs,
  UserProfile,
  UserProfileFilter,
  UserProfileSortField,
} from '../generated/resolvers'
import { guidances } from '../schema/guidance'
import type { RequestContext } from '../access/context'
import { mayRead } from '../access/contract'
import { needsAttention } from './needsAttention'
import { filteredColumns } from './profileColumns'
import { searchUsers } from './searchUsers'
import { userProfiles as users } from '../schema/users'
import { toUserProfile } from './toUserProfile'

const columns: FilterFields<Omit<UserProfileFilter, 'NeedsAttention' | 'Resting'>> = {
  ...filteredColumns,
  q: searchUsers,
  Id: users.id,
  Email: users.email,
  DonorId: users.donorId,
  UserRank: users.userRank,
  City: { searched: users.city },
  DeleteStatus: users.deleteStatus,
  SuspensionStatus1: users.suspensionStatus1,
  HasCaution: users.hasCaution,
  UserStatus: users.userStatus,
  DonorStatus: users.donorStatus,
  DonorProcessStatus: users.donorProcessStatus,
  OnlineCheckResult: users.onlineCheckResult,
  TotalDonationsCount: users.totalDonationsCount,
  LatestDonationsCount: users.latestDonationsCount,
  IntestinalFloraCount: users.intestinalFloraCount,
  NextDate: users.nextDate,
  NextDateKind: users.nextDateKind,
  RetryState: users.retryState,
  RetryFrom: users.retryOn,
  WaitingSince: users.waitingSince,
  RegistrationDateOfService: users.registrationDateOfService,
  RegistrationDateOfDonor: users.registrationDateOfDonor,
  CommencementWindowPeriodDate: users.commencementWindowPeriodDate,
  DonorExpirationDate: users.donorExpirationDate,
  LossDonorStatusDate: users.lossDonorStatusDate,
  ProfileCreatedAt: users.profileCreatedAt,
  KitNumber: byKitNumber,
  FloraInvitationRequestedAt: users.floraInvitationRequestedAt,
}

/** Whoever was handed the kit; as much of the number as can still be read is enough. */
function byKitNumber(typed: string): SQL {
  const part = `%${escapeLike(typed.normalize('NFKC').trim().toLowerCase())}%`
  return sql`${users.id} in (select ${guidances.userId} from ${guidances} where lower(${guidances.kitNumber}) like ${part})`
}

const sortColumns = {
  ProfileCreatedAt: users.profileCreatedAt,
  LastNameFurigana: users.lastNameFurigana,
  Email: users.email,
  DonorId: users.donorId,
  UserStatus: users.userStatus,
  TotalDonationsCount: users.totalDonationsCount,
  DonorExpirationDate: users.donorExpirationDate,
  NextDate: users.nextDate,
  RetryFrom: users.retryOn,
  WaitingSince: users.waitingSince,
  UpdatedAt: users.updatedAt,
} satisfies Record<UserProfileSortField, PageOrder['column']>

/** So many are sorted at once without anybody noticing. */
const FEW = 2_000

const looksForText = (filter: object | null | undefined) => filter && ('q' in filter || 'City' in filter)

/**
 * Those who match, by id, when they are few. Nobody knows beforehand how many hold a text: PostgreSQL, which guesses that
 * one in two hundred does, would look for a rare name by reading everybody in the order of the list.
 * @returns null when they are many, and reading in order finds a page soon
 */
async function conditionOnFewIds(db: Queryable, matching: SQL | undefined): Promise<SQL | null> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matching)
    .limit(FEW + 1)
  // One parameter for all of them.
  return rows.length > FEW ? null : sql`${users.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
}

/** One page of everybody with a profile. */
export async function userPage(
  { deps: { lists: db }, principal, now }: RequestContext,
  args: QueryListUsersByIdProfileCreatedAtArgs,
  options: { largest?: number; countTo?: number } = {},
): Promise<Page<UserProfile>> {
  const fields: FilterFields<UserProfileFilter> = {
    ...columns,
    Resting: users.resting,
    NeedsAttention: needsAttention(now),
  }
  // Whoever may not see that somebody rests cannot find them by it either.
  const { Resting: _resting, ...open } = fields
  const where = filterSql(args.filter, mayRead(principal, 'UserProfile', 'Resting') ? fields : open)
  const sortField = args.sortField ?? 'ProfileCreatedAt'
  return keysetPage(
    db,
    `users/${JSON.stringify(args.filter ?? {})}`,
    { name: sortField, column: sortColumns[sortField], id: users.id },
    {
      limit: args.limit ?? 25,
      nextToken: args.nextToken,
      sortDirection: args.sortDirection ?? 'DESC',
      largest: options.largest,
    },
    async ({ beyond, orderBy, limit, offset }) => {
      const matching = and(where, beyond)
      return db
        .select({ row: users, cursor: sortColumns[sortField], cursorId: users.id })
        .from(users)
        .where((looksForText(args.filter) && (await conditionOnFewIds(db, matching))) || matching)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
    },
    ({ row }) => toUserProfile(row),
    () => countCapped(db, users, where, options.countTo),
  )
}
