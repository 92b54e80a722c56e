import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { RefusalCount } from '../generated/resolvers'
import { hideSmallCounts } from './hideSmallCounts'
import { tallyTotals } from './tables'

/**
 * How many people's latest judgement did not pass because of each question. Small numbers are withheld, and stand last in
 * the order of the questions, so that their order tells nothing either.
 */
export async function countRefusals(db: Queryable): Promise<RefusalCount[]> {
  const rows = await db
    .select({ QuestionId: tallyTotals.key, people: tallyTotals.people })
    .from(tallyTotals)
    .where(eq(tallyTotals.kind, 'Refused'))
  const shown = hideSmallCounts(rows.map(({ people }) => people))
  return rows
    .map(({ QuestionId }, index) => ({ QuestionId, Count: shown[index] ?? null }))
    .toSorted(
      (a, b) =>
        (b.Count ?? 0) - (a.Count ?? 0) || a.QuestionId.localeCompare(b.QuestionId, 'en', { numeric: true }),
    )
}
