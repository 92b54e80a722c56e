import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { checkIsOld } from '../../../shared/rules/donating/donorPeriod'
import { checkTooOld, pointsOpen } from '../../../shared/words/check/clearings'
import { openCheck, pointsStillOpen } from '../points/checkPoints'
import type { Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import type { ScreeningRow } from '../../ground/tables/screenings'
import type { Vault } from '../../ground/vault/vault'

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
