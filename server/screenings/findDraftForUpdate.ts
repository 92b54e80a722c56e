import { and, eq } from 'drizzle-orm'
import { ONLINE_CHECK_ALREADY_SENT } from '../../shared/messages/apiErrors'
import type { Transaction } from '../db/client'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import { onlineChecks, type OnlineCheckRow } from '../schema/screenings'

/**
 * The caller's own draft, held until the transaction ends.
 * @throws AppError NOT_FOUND for somebody else's as for an unknown one, INVALID_STATE once it is sent
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
