import { and, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SharedList } from '../../shared/generated/schema'
import type { Principal, RequestContext } from '../access/context'
import { mayTake } from '../access/contract'
import { filterSql, type FilterFields } from '../db/filterSql'
import { donationFields } from '../donations/listDonations'
import { floraTestFields } from '../floraTests/listIntestinalFloraTests'
import { donations } from '../schema/donations'
import { floraTests } from '../schema/floraTests'
import { screenings } from '../schema/screenings'
import { userProfiles } from '../schema/users'
import { screeningFields } from '../screenings/listScreenings'
import { userFields } from '../users/userPage'

type List = {
  table: PgTable
  /** Of its rows, in the contract. */
  type: string
  /** What the caller may ask of its rows. */
  fieldsFor: (principal: Principal, now: Date) => FilterFields
  /** Rows that the list never shows are left out. */
  among?: SQL
}

/** The lists whose views are shared, each asked as its own page asks it. */
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

/** The fields that a caller may ask a list for, without the search for words: those are names and numbers of people. */
export function fieldsAskedOf(list: SharedList, principal: Principal, now: Date): ReadonlySet<string> {
  const names = Object.keys(sharedLists[list].fieldsFor(principal, now))
  return new Set(names.filter((name) => name !== 'q'))
}

/** What somebody may not read puts no list in order. */
export const mayOrderBy = (list: SharedList, principal: Principal, sortField: string): boolean =>
  mayTake(principal, sharedLists[list].type, sortField)

/**
 * The rows that a list's filter shows, for `countCapped`.
 * @throws AppError BAD_USER_INPUT for what the caller cannot ask for
 */
export function rowsOf(
  list: SharedList,
  filter: object,
  { principal, now }: Pick<RequestContext, 'principal' | 'now'>,
): { table: PgTable; where: SQL | undefined } {
  const { table, fieldsFor, among } = sharedLists[list]
  return { table, where: and(among, filterSql(filter, fieldsFor(principal, now))) }
}
