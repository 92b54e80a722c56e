import { and, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SharedList } from '../../../../shared/generated/schema'
import type { Principal, RequestContext } from '../../../ground/access/context'
import { mayTake } from '../../../ground/access/contract'
import { filterSql, type FilterFields } from '../../../ground/db/filterSql'
import { donationFields } from '../../../care/donations/listDonations'
import { floraTestFields } from '../../../care/floraTests/listIntestinalFloraTests'
import { donations } from '../../../ground/tables/donations'
import { floraTests } from '../../../ground/tables/floraTests'
import { screenings } from '../../../ground/tables/screenings'
import { userProfiles } from '../../../ground/tables/users'
import { screeningFields } from '../../../care/screenings/listScreenings'
import { userFields } from '../../../care/users/userPage'

type List = {
  table: PgTable
  type: string
  fieldsFor: (principal: Principal, now: Date) => FilterFields
  /** Excludes rows that the list never shows. */
  among?: SQL
}

const sharedLists: Readonly<Record<SharedList, List>> = {
  Users: { table: userProfiles, type: 'UserProfile', fieldsFor: userFields },
  Screenings: { table: screenings, type: 'ScreeningInfo', fieldsFor: screeningFields },
  Donations: {
    table: donations,
    type: 'DonationInfo',
    fieldsFor: donationFields,
    among: isNull(donations.cancelledAt),
  },
  FloraTests: { table: floraTests, type: 'InspectionDetail', fieldsFor: floraTestFields },
}

/** Fields the caller may filter by, except the text search, which matches names and numbers of people. */
export function fieldsAskedOf(list: SharedList, principal: Principal, now: Date): ReadonlySet<string> {
  const names = Object.keys(sharedLists[list].fieldsFor(principal, now))
  return new Set(names.filter((name) => name !== 'q'))
}

/** Callers cannot sort by fields they may not read. */
export const mayOrderBy = (list: SharedList, principal: Principal, sortField: string): boolean =>
  mayTake(principal, sharedLists[list].type, sortField)

/**
 * The rows that a list's filter shows, for `countCapped`.
 * @throws AppError BAD_USER_INPUT for fields the caller may not filter by
 */
export function rowsOf(
  list: SharedList,
  filter: object,
  { principal, now }: Pick<RequestContext, 'principal' | 'now'>,
): { table: PgTable; where: SQL | undefined } {
  const { table, fieldsFor, among } = sharedLists[list]
  return { table, where: and(among, filterSql(filter, fieldsFor(principal, now))) }
}
