import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ANSWERS_NOT_LOOKED_AT } from '../../../shared/words/check/answerCorrections'
import type { Queryable, Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import { answerCorrections } from '../../ground/tables/answerCorrections'

const ofPerson = (userId: string) => eq(answerCorrections.userId, userId)
const pauses = (userId: string) =>
  and(
    ofPerson(userId),
    eq(answerCorrections.effect, 'Pauses'),
    inArray(answerCorrections.state, ['Open', 'Accepted']),
    isNull(answerCorrections.pauseEndedAt),
  )

/** Whether donating is paused because of corrected answers, until the office allows it again. */
export async function restsByAnswers(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: answerCorrections.id })
    .from(answerCorrections)
    .where(pauses(userId))
    .limit(1)
  return row !== undefined
}

/** Called when donating is allowed again, or the donor status has ended. */
export async function endAnswerPauses(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(answerCorrections).set({ pauseEndedAt: now, updatedAt: now }).where(pauses(userId))
}

/**
 * Blocks certifying and resuming donations while corrected answers wait for the office.
 * @throws AppError INVALID_STATE
 */
export async function requireAnswersLookedAt(db: Queryable, userId: string): Promise<void> {
  const [row] = await db
    .select({ id: answerCorrections.id })
    .from(answerCorrections)
    .where(and(ofPerson(userId), eq(answerCorrections.state, 'Open')))
    .limit(1)
  if (row) throw new AppError('INVALID_STATE', ANSWERS_NOT_LOOKED_AT)
}
