import { and } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../context'
import { countCapped } from '../db/countCapped'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page, type PageOrder } from '../db/keysetPage'
import type {
  QueryListUsersByIdProfileCreatedAtArgs,
  UserProfile,
  UserProfileSortField,
} from '../generated/resolvers'
import { searchUsers } from './searchUsers'
import { userProfiles as users } from './tables'
import { toUserProfile } from './toUserProfile'

const fields: FilterFields = {
  q: searchUsers,
  Id: users.id,
  Email: users.email,
  DonorId: users.donorId,
  UserRank: users.userRank,
  LastName: users.lastName,
  FirstName: users.firstName,
  LastNameFurigana: users.lastNameFurigana,
  FirstNameFurigana: users.firstNameFurigana,
  Gender: users.gender,
  Birthday: users.birthday,
  Tel: users.tel,
  Pref: users.pref,
  City: users.city,
  DeleteStatus: users.deleteStatus,
  SuspensionStatus1: users.suspensionStatus1,
  SuspensionStatus2: users.suspensionStatus2,
  UpdateRequired: users.updateRequired,
  UserStatus: users.userStatus,
  DonorStatus: users.donorStatus,
  DonorProcessStatus: users.donorProcessStatus,
  OnlineCheckResult: users.onlineCheckResult,
  TotalDonationsCount: users.totalDonationsCount,
  LatestDonationsCount: users.latestDonationsCount,
  RegistrationDateOfService: users.registrationDateOfService,
  RegistrationDateOfDonor: users.registrationDateOfDonor,
  DonorExpirationDate: users.donorExpirationDate,
  ProfileCreatedAt: users.profileCreatedAt,
}

const sortColumns = {
  ProfileCreatedAt: users.profileCreatedAt,
  LastNameFurigana: users.lastNameFurigana,
  Email: users.email,
  DonorId: users.donorId,
  UserStatus: users.userStatus,
  TotalDonationsCount: users.totalDonationsCount,
  DonorExpirationDate: users.donorExpirationDate,
  UpdatedAt: users.updatedAt,
} satisfies Record<UserProfileSortField, PageOrder['column']>

/**
 * Everybody with a profile, those who have left included unless the filter says otherwise.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listUsers(
  context: RequestContext,
  args: QueryListUsersByIdProfileCreatedAtArgs,
): Promise<Page<UserProfile>> {
  const staff = requireStaff(context)
  const { db } = context.deps
  const where = filterSql(args.filter, fields)
  const sortField = args.sortField ?? 'ProfileCreatedAt'
  return keysetPage(
    db,
    `users/${JSON.stringify(args.filter ?? {})}`,
    { name: sortField, column: sortColumns[sortField], id: users.id },
    { limit: args.limit ?? 25, nextToken: args.nextToken, sortDirection: args.sortDirection ?? 'DESC' },
    ({ beyond, orderBy, limit }) =>
      db
        .select({ row: users, cursor: sortColumns[sortField], cursorId: users.id })
        .from(users)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    ({ row }) => toUserProfile(row, { withCaution: staff.role === 'Administrator' }),
    () => countCapped(db, users, where),
  )
}
