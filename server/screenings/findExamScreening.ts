import { and, eq } from 'drizzle-orm'
import { dueExam, examDueIn } from '../../shared/exams'
import type { Transaction } from '../db/client'
import type { UserProfileRow } from '../schema/users'
import { onlineChecks, screenings, type ScreeningRow } from '../schema/screenings'

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
