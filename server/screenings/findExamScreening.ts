import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import type { UserProfileRow } from '../schema/users'
import { onlineChecks, screenings, type ScreeningRow } from '../schema/screenings'

const examStatuses = { DonorRegistrationExam: 'Registration', DonorRenewalExam: 'Renewal' } as const

/** Which test is due in a status; null where none is. */
export function examDueIn(status: UserProfileRow['userStatus']): 'Registration' | 'Renewal' | null {
  return status === 'DonorRegistrationExam' || status === 'DonorRenewalExam' ? examStatuses[status] : null
}

/** The screening whose test is due, held: the latest passed check of its kind whose test has not been judged. */
export async function findExamScreening(
  tx: Transaction,
  profile: UserProfileRow,
): Promise<ScreeningRow | null> {
  const due = examDueIn(profile.userStatus)
  if (!due) return null
  const [row] = await tx
    .select({ info: screenings })
    .from(screenings)
    .innerJoin(onlineChecks, eq(onlineChecks.screeningId, screenings.id))
    .where(
      and(
        eq(screenings.userId, profile.id),
        eq(screenings.inspectionType, due),
        isNull(screenings.judgedAt),
        eq(onlineChecks.onlineCheckResult, 'Passed'),
      ),
    )
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
    .for('update', { of: screenings })
  return row?.info ?? null
}
