import { and, countDistinct, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client'
import type { RefusalCount } from '../generated/resolvers'
import { onlineChecks } from '../screenings/tables'
import { userProfiles } from '../users/tables'
import { hideSmallCounts } from './hideSmallCounts'

/**
 * How many people's latest judgement did not pass because of each question. Small numbers are withheld, and stand last in
 * the order of the questions, so that their order tells nothing either.
 */
export async function countRefusals(db: Queryable): Promise<RefusalCount[]> {
  const later = alias(onlineChecks, 'later')
  const refusing = db
    .select({
      userId: onlineChecks.userId,
      questionId:
        sql<string>`jsonb_array_elements(${onlineChecks.judgement} -> 'reasons') ->> 'questionId'`.as(
          'question_id',
        ),
    })
    .from(onlineChecks)
    .innerJoin(userProfiles, eq(userProfiles.id, onlineChecks.userId))
    .where(
      and(
        eq(userProfiles.deleteStatus, false),
        isNotNull(onlineChecks.submittedAt),
        ne(onlineChecks.onlineCheckResult, 'Passed'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(
              and(eq(later.userId, onlineChecks.userId), gt(later.submittedAt, onlineChecks.submittedAt)),
            ),
        ),
      ),
    )
    .as('refusing')
  const rows = await db
    .select({ QuestionId: refusing.questionId, people: countDistinct(refusing.userId) })
    .from(refusing)
    .groupBy(refusing.questionId)
  const shown = hideSmallCounts(rows.map(({ people }) => people))
  return rows
    .map(({ QuestionId }, index) => ({ QuestionId, Count: shown[index] ?? null }))
    .toSorted(
      (a, b) =>
        (b.Count ?? 0) - (a.Count ?? 0) || a.QuestionId.localeCompare(b.QuestionId, 'en', { numeric: true }),
    )
}
