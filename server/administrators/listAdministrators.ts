import { and, isNull } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../access/context'
import { countCapped } from '../db/countCapped'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page, type PageOrder } from '../db/keysetPage'
import type {
  AdministratorProfile,
  AdministratorProfileFilter,
  AdministratorProfileSortField,
  QueryListAdministratorByIdProfileCreatedAtArgs,
} from '../generated/resolvers'
import { administrators } from '../schema/administrators'
import { toAdministratorProfile } from './getAdministrator'

const fields: FilterFields<AdministratorProfileFilter> = {
  Id: administrators.id,
  Name: administrators.name,
  Email: administrators.email,
  Role: administrators.role,
  ProfileCreatedAt: administrators.profileCreatedAt,
}

const sortColumns = {
  ProfileCreatedAt: administrators.profileCreatedAt,
  Name: administrators.name,
  Email: administrators.email,
} satisfies Record<AdministratorProfileSortField, PageOrder['column']>

/**
 * Console users, without removed ones.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listAdministrators(
  context: RequestContext,
  args: QueryListAdministratorByIdProfileCreatedAtArgs,
): Promise<Page<AdministratorProfile>> {
  requireStaff(context)
  const { lists: db } = context.deps
  const where = and(isNull(administrators.removedAt), filterSql(args.filter, fields))
  const sortField = args.sortField ?? 'ProfileCreatedAt'
  return keysetPage(
    db,
    `administrators/${JSON.stringify(args.filter ?? {})}`,
    { name: sortField, column: sortColumns[sortField], id: administrators.id },
    { limit: args.limit ?? 25, nextToken: args.nextToken, sortDirection: args.sortDirection ?? 'DESC' },
    ({ beyond, orderBy, limit, offset }) =>
      db
        .select({ row: administrators, cursor: sortColumns[sortField], cursorId: administrators.id })
        .from(administrators)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row }) => toAdministratorProfile(row),
    () => countCapped(db, administrators, where),
  )
}
