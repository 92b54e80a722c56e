import { and, eq, gte, inArray, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../ground/db/client'
import { activities } from '../../ground/tables/activity'
import { cases } from '../../ground/tables/cases'
import { floraTests } from '../../ground/tables/floraTests'
import { officePoints } from '../../ground/tables/officePoints'
import { userProfiles } from '../../ground/tables/users'
import { workItems } from '../../ground/tables/work'

/**
 * People whose record had no reason to be opened: they are at no step between the check and the end of their donor
 * status, nothing about them is open, and the log has no entry about them since an instant.
 */
export async function withoutCause(
  db: Database,
  people: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const none = (table: PgTable, where: SQL | undefined) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(where),
    )
  const rows = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(
      and(
        inArray(userProfiles.id, [...people]),
        eq(userProfiles.userStatus, 'Registration'),
        lt(userProfiles.createdAt, since),
        none(
          activities,
          and(
            eq(activities.userId, userProfiles.id),
            gte(activities.time, since),
            ne(activities.category, 'Case'),
          ),
        ),
        none(
          officePoints,
          and(
            sql`(${officePoints.userId} = ${userProfiles.id} or ${officePoints.others} @> array[${userProfiles.id}])`,
            isNull(officePoints.closedAt),
          ),
        ),
        none(workItems, and(eq(workItems.userId, userProfiles.id), isNull(workItems.doneAt))),
        none(floraTests, and(eq(floraTests.userId, userProfiles.id), ne(floraTests.status, 'Shared'))),
        none(cases, and(eq(cases.userId, userProfiles.id), eq(cases.state, 'Open'))),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
