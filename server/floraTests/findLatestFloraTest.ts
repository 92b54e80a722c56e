import { desc, eq } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import { USER_ALREADY_LEFT } from '../../shared/messages/apiErrors'
import { floraExamDateBefore } from '../../shared/messages/floraTests'
import type { Queryable, Transaction } from '../db/client'
import { requireUuid } from '../db/requireUuid'
import { AppError, badField } from '../errors'
import { floraTests, type FloraTestRow } from '../schema/floraTests'
import type { UserProfileRow } from '../schema/users'
import { findProfileForUpdate } from '../users/findProfile'

/** Null before the first invitation. */
export async function findLatestFloraTest(db: Queryable, userId: string): Promise<FloraTestRow | null> {
  const [row] = await db
    .select()
    .from(floraTests)
    .where(eq(floraTests.userId, userId))
    .orderBy(desc(floraTests.inspectionDetailCreatedAt), desc(floraTests.id))
    .limit(1)
  return row ?? null
}

/** True from the invitation to the shared result, unless the invitation expired. */
export function isUnderWay(test: FloraTestRow, today: JapaneseDate): boolean {
  const { status, deadlineForApplicationAt } = test
  return (
    status === 'Applied' || status === 'Received' || isOpenInvitation(status, deadlineForApplicationAt, today)
  )
}

/**
 * Locks the person, then the test.
 * @throws AppError NOT_FOUND, INVALID_STATE when the person has left
 */
export async function findFloraTestForUpdate(
  tx: Transaction,
  id: string,
): Promise<{ test: FloraTestRow; profile: UserProfileRow }> {
  const ofId = eq(floraTests.id, requireUuid(id))
  const [found] = await tx.select({ userId: floraTests.userId }).from(floraTests).where(ofId)
  if (!found) throw new AppError('NOT_FOUND')
  const profile = await findProfileForUpdate(tx, found.userId)
  if (!profile) throw new AppError('INVALID_STATE', USER_ALREADY_LEFT)
  const [test] = await tx.select().from(floraTests).where(ofId).for('update')
  if (!test) throw new AppError('NOT_FOUND')
  return { test, profile }
}

/** @throws AppError BAD_USER_INPUT for a test before its invitation */
export function requireAfterInvitation(test: FloraTestRow, examDate: JapaneseDate | null | undefined): void {
  const { invitedDate } = test
  if (examDate && invitedDate && examDate < invitedDate)
    throw badField('ExamDate', floraExamDateBefore(invitedDate))
}
