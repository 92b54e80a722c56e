import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import { checkIsOld } from '../../shared/donorPeriod'
import { checkTooOld, pointsOpen } from '../../shared/messages/clearings'
import { openCheck, pointsStillOpen } from '../clearings/checkPoints'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import type { ScreeningRow } from '../schema/screenings'
import type { Vault } from '../vault/vault'

/**
 * Requires a check without open points within twelve weeks before the test (decisions §7). The caller locks the person.
 * @throws AppError INVALID_STATE naming what is open
 */
export async function requireCarried(
  tx: Transaction,
  vault: Vault,
  { id, inspectionType }: Pick<ScreeningRow, 'id' | 'inspectionType'>,
  examDate: JapaneseDate,
): Promise<void> {
  const check = await openCheck(tx, vault, id)
  if (!check?.submittedAt) return
  const sentOn = japaneseDateOf(check.submittedAt)
  if (inspectionType === 'Registration' && checkIsOld(sentOn, examDate))
    throw new AppError('INVALID_STATE', checkTooOld(sentOn))
  const open = await pointsStillOpen(tx, vault, check)
  if (open.length > 0) throw new AppError('INVALID_STATE', pointsOpen(open))
}
