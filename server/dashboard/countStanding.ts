import { eq, sum } from 'drizzle-orm'
import type { UserStatus } from '../../shared/generated/schema'
import type { Queryable } from '../db/client'
import type { StatusCount } from '../generated/resolvers'
import { userStatus } from '../schema/users'
import { tallyTotals } from '../schema/tallies'

/** Present people by status, in the order of a donor's life, including zeros. */
export async function countStanding(db: Queryable): Promise<StatusCount[]> {
  const rows = await db
    .select({ status: tallyTotals.key, people: sum(tallyTotals.people).mapWith(Number) })
    .from(tallyTotals)
    .where(eq(tallyTotals.kind, 'Standing'))
    .groupBy(tallyTotals.key)
  const people = new Map(rows.map((row) => [row.status, row.people]))
  return userStatus.enumValues.map((status) => ({ UserStatus: status, Count: people.get(status) ?? 0 }))
}

export const inStatus = (standing: readonly StatusCount[], ...statuses: UserStatus[]): number =>
  standing.reduce((all, { UserStatus: status, Count }) => (statuses.includes(status) ? all + Count : all), 0)
