import { and, eq, type SQL } from 'drizzle-orm'
import { dueExam, examDueIn } from '../../shared/exams'
import { ONLINE_CHECK_ALREADY_SENT } from '../../shared/messages/apiErrors'
import type { Queryable, Transaction } from '../db/client'
import { requireUuid, AppError } from '../errors'
import {
  healthChecks,
  onlineChecks,
  screenings,
  type ScreeningRow,
  type OnlineCheckRow,
} from '../schema/screenings'
import type { UserProfileRow } from '../schema/users'

/** A screening with its check and its test; null when there is none that fits the condition. */
export async function findScreening(db: Queryable, screeningId: string, condition?: SQL) {
  const [row] = await db
    .select({ info: screenings, onlineCheck: onlineChecks, healthCheck: healthChecks })
    .from(screenings)
    .leftJoin(onlineChecks, eq(onlineChecks.screeningId, screenings.id))
    .leftJoin(healthChecks, eq(healthChecks.screeningId, screenings.id))
    .where(and(eq(screenings.id, screeningId), condition))
  return row ?? null
}

/** The screening whose test is due. Locks the person's screenings with a passed check. */
export async function findExamScreening(
  tx: Transaction,
  { id, userStatus }: UserProfileRow,
): Promise<ScreeningRow | null> {
  if (!examDueIn(userStatus)) return null
  const rows = await tx
    .select({ info: screenings, submittedAt: onlineChecks.submittedAt })
    .from(screenings)
    .innerJoin(onlineChecks, eq(onlineChecks.screeningId, screenings.id))
    .where(and(eq(screenings.userId, id), eq(onlineChecks.onlineCheckResult, 'Passed')))
    .for('update', { of: screenings })
  const found = dueExam(userStatus, rows, ({ info, submittedAt }) => ({
    type: info.inspectionType,
    judged: info.judgedAt !== null,
    passedAt: submittedAt?.toISOString() ?? null,
  }))
  return found?.info ?? null
}

/**
 * The caller's draft, locked until the transaction ends.
 * @throws AppError NOT_FOUND for another person's as for an unknown id, INVALID_STATE once sent
 */
export async function findDraftForUpdate(
  tx: Transaction,
  userId: string,
  screeningId: string,
): Promise<OnlineCheckRow> {
  const [row] = await tx
    .select()
    .from(onlineChecks)
    .where(and(eq(onlineChecks.screeningId, requireUuid(screeningId)), eq(onlineChecks.userId, userId)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  if (row.submittedAt) throw new AppError('INVALID_STATE', ONLINE_CHECK_ALREADY_SENT)
  return row
}
