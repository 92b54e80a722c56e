import { and, eq, isNull, sql } from 'drizzle-orm'
import { FEWEST_UNITS_TOLD } from '../../../shared/rules/donating/units/unitLife'
import type { RequestContext } from '../../ground/access/context'
import type { GivenSums } from '../../generated/resolvers'
import { donations } from '../../ground/tables/donations'
import { units } from '../../ground/tables/units'

/** Null where units are recorded elsewhere, and for so few that a sum would tell of one. */
export async function givenSums(
  { deps }: Pick<RequestContext, 'deps'>,
  userId: string,
): Promise<GivenSums | null> {
  const { material } = deps.texts
  if (!material) return null
  const [row] = await deps.db
    .select({
      Received: sql<number>`count(*)::int`,
      // A physician says first what a hold is about.
      InTests: sql<number>`(count(*) filter (where ${units.state} in ('Quarantine', 'Held')))::int`,
      Usable: sql<number>`(count(*) filter (where ${units.state} = 'Usable'))::int`,
    })
    .from(units)
    .innerJoin(donations, eq(donations.id, units.donationId))
    .where(and(eq(units.userId, userId), isNull(donations.cancelledAt)))
  return row && row.Received >= (material.sumsFrom ?? FEWEST_UNITS_TOLD) ? row : null
}
