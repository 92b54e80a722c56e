import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { SortDirection } from '../../../shared/generated/schema'
import { perObject } from '../../../shared/facts/perObject'
import type { Principal, RequestContext } from '../../ground/access/context'
import { mayRead, mayTake, perReaders } from '../../ground/access/contract'
import { hasPointsToClear } from '../points/peopleWithPoints'
import type { Queryable } from '../../ground/db/client'
import { escapeLike, filterSql, type FilterFields } from '../../ground/db/filterSql'
import { countCapped, keysetPage, type Page, type PageOrder } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import type {
  QueryListUsersByIdProfileCreatedAtArgs,
  UserProfile,
  UserProfileFilter,
  UserProfileSortField,
} from '../../generated/resolvers'
import { guidances } from '../../ground/tables/guidance'
import { selectWritten, writeColumns, writeSql, type RowOf, type Written } from '../../ground/db/named'
import { userProfiles as users } from '../../ground/tables/users'
import { pausedOn } from '../../ground/tables/waitingPauses'
import { needsAttention, seenBy } from './needsAttention'
import { filteredColumns } from '../../records/person/profileColumns'
import { readUsers, searchUsers } from './searchUsers'
import { profileReader, type ProfileReader } from '../../records/person/toUserProfile'
import { foldKit } from '../../../shared/facts/normalise'
import { asContract } from '../../ground/db/asContract'

const columns: FilterFields<
  Omit<
    UserProfileFilter,
    'q' | 'NeedsAttention' | 'OnlineCheckResult' | 'Resting' | 'WaitingPaused' | 'PointsToClear'
  >
> = {
  ...filteredColumns,
  ...asContract(users, 'id', 'email', 'donorId', 'userRank', 'deleteStatus', 'suspensionStatus1'),
  ...asContract(users, 'hasCaution', 'userStatus', 'donorStatus', 'donorProcessStatus'),
  ...asContract(users, 'totalDonationsCount', 'latestDonationsCount', 'intestinalFloraCount'),
  ...asContract(users, 'nextDate', 'nextDateKind', 'retryState', 'waitingSince', 'registrationDateOfService'),
  ...asContract(users, 'registrationDateOfDonor', 'commencementWindowPeriodDate', 'donorExpirationDate'),
  ...asContract(users, 'lossDonorStatusDate', 'profileCreatedAt', 'floraInvitationRequestedAt'),
  RetryFrom: users.retryOn,
  KitNumber: byKitNumber,
}

/** The person who got the kit; a readable part of the number is enough. */
function byKitNumber(typed: string): SQL {
  const part = `%${escapeLike(foldKit(typed).toLowerCase())}%`
  return sql`${users.id} in (select ${guidances.userId} from ${guidances} where lower(${guidances.kitNumber}) like ${part})`
}

const sortColumns = {
  ...asContract(users, 'profileCreatedAt', 'lastNameFurigana', 'email', 'donorId', 'userStatus'),
  ...asContract(users, 'totalDonationsCount', 'donorExpirationDate', 'nextDate', 'waitingSince', 'updatedAt'),
  RetryFrom: users.retryOn,
} satisfies Record<UserProfileSortField, PageOrder['column']>

type PageColumns = { cursor: PgColumn; cursorId: typeof users.id }
type WrittenPage = Written<RowOf<PageColumns>> & { order: string }
const pagesOf = perObject((_reader: ProfileReader) => new Map<string, WrittenPage>())

/** The fixed parts of a page's statement: columns, start of the next page and order. */
function writtenPage(
  reader: ProfileReader,
  sortField: UserProfileSortField,
  direction: SortDirection,
): WrittenPage {
  const pages = pagesOf(reader)
  const name = `${sortField} ${direction}`
  const known = pages.get(name)
  if (known) return known
  const cursor = sortColumns[sortField]
  const order = sql`order by ${cursor} ${sql.raw(direction)}, ${users.id} ${sql.raw(direction)}`
  const columns = { ...reader.columns, cursor, cursorId: users.id }
  const written = { ...writeColumns(columns), order: writeSql(order).sql }
  pages.set(name, written)
  return written
}

/** Up to this number, sorting is fast. */
const FEW = 2_000

const TEXTS = ['q', 'City', 'LastName', 'FirstName', 'LastNameFurigana', 'FirstNameFurigana']
const looksForText = (filter: object | null | undefined) => filter && TEXTS.some((name) => name in filter)

/** A condition on ids if at most `FEW` rows match, else null: PostgreSQL would read all rows to find a rare name. */
async function conditionOnFewIds(db: Queryable, matching: SQL | undefined): Promise<SQL | null> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matching)
    .limit(FEW + 1)
  return rows.length > FEW ? null : sql`${users.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
}

const readableColumns = perReaders((principal) =>
  Object.fromEntries(Object.entries(columns).filter(([field]) => mayTake(principal, 'UserProfile', field))),
)

/** Filters for the caller: fields they may not read cannot be filtered by. */
export function userFields(principal: Principal, now: Date): FilterFields {
  return {
    ...readableColumns(principal),
    q: searchUsers(principal),
    ...(mayRead(principal, 'UserProfile', 'Resting') ? { Resting: users.resting } : {}),
    ...(mayRead(principal, 'UserProfile', 'OnlineCheckResult')
      ? { OnlineCheckResult: users.onlineCheckResult }
      : {}),
    get NeedsAttention() {
      return needsAttention(seenBy({ principal, now }))
    },
    ...(mayRead(principal, 'OnlineCheck', 'Points') ? { PointsToClear: hasPointsToClear } : {}),
    get WaitingPaused() {
      return pausedOn(users, japaneseDateOf(now))
    },
  } satisfies Partial<FilterFields<UserProfileFilter>>
}

/**
 * A list's filter as a condition on people.
 * @throws AppError BAD_USER_INPUT for unknown fields and operators, and for too many conditions
 */
export const userCondition = (
  { principal, now }: RequestContext,
  filter: UserProfileFilter | null | undefined,
): SQL | undefined => (filter ? filterSql(filter, userFields(principal, now)) : undefined)

/** One page of all people with a profile; `options.asked` are the fields to read, by default all. */
export async function userPage(
  context: RequestContext,
  args: QueryListUsersByIdProfileCreatedAtArgs,
  options: { largest?: number; countTo?: number; asked?: ReadonlySet<string> } = {},
): Promise<Page<UserProfile>> {
  const db = await readsOf(context)
  const fields = userFields(context.principal, context.now)
  const where = filterSql(args.filter, fields)
  const sortField = args.sortField ?? 'ProfileCreatedAt'
  const direction = args.sortDirection ?? 'DESC'
  const reader = profileReader(options.asked ?? null)
  return keysetPage({
    db,
    list: `users/${JSON.stringify(args.filter ?? {})}`,
    order: { name: sortField, column: sortColumns[sortField], id: users.id },
    request: {
      limit: args.limit,
      nextToken: args.nextToken,
      sortDirection: direction,
      largest: options.largest,
    },
    where,
    read: async ({ where: matching, beyond, limit, offset }) => {
      const text = looksForText(args.filter)
      const few = text ? await conditionOnFewIds(db, matching) : null
      const inOrder =
        text && offset === 0
          ? and(filterSql(args.filter, { ...fields, q: readUsers(context.principal) }), beyond)
          : matching
      const found = writeSql(sql`from ${users} where ${few ?? inOrder ?? sql`true`}`)
      const { order, ...written } = writtenPage(reader, sortField, direction)
      const page = `${found.sql} ${order} limit ${limit}`
      return selectWritten(db, written.read, {
        text:
          offset === 0
            ? `select ${written.list} ${page}`
            : // Ids of earlier pages come from the index alone.
              `select ${written.list} from user_profiles where id in (select user_profiles.id ${page} offset ${offset}) ${order}`,
        values: found.params,
        isNamed: offset === 0 && !text,
      })
    },
    toItem: (row) => reader.read(row),
    count: () => countCapped(db, users, where, options.countTo),
  })
}
