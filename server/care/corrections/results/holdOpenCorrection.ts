import { eq } from 'drizzle-orm'
import { CORRECTION_DECIDED } from '../../../../shared/words/check/corrections'
import type { Transaction } from '../../../ground/db/client'
import { readRow } from '../../../ground/db/oneRow'
import { AppError, requireUuid } from '../../../ground/errors'
import { corrections, type CorrectionRow } from '../../../ground/tables/corrections'
import type { UserProfileRow } from '../../../ground/tables/users'
import { findProfileForUpdate, requirePresent } from '../../../records/person/findProfile'
import type { Vault } from '../../../ground/vault/vault'

/**
 * Locks the person, then the correction: if two people decide at once, the second finds it decided.
 * @throws AppError NOT_FOUND, INVALID_STATE once decided or when the person has left
 */
export async function holdOpenCorrection(
  tx: Transaction,
  vault: Vault,
  correctionId: string,
): Promise<{ row: CorrectionRow; profile: UserProfileRow }> {
  const ofId = eq(corrections.id, requireUuid(correctionId))
  const known = await readRow(tx, corrections, ofId)
  const profile = await requirePresent(tx, known.userId, await findProfileForUpdate(tx, known.userId))
  const [row] = await tx.select().from(corrections).where(ofId).for('update')
  if (row?.state !== 'Open') throw new AppError('INVALID_STATE', CORRECTION_DECIDED)
  const [opened = row] = await vault.open(tx, 'corrections', [row])
  return { row: opened, profile }
}
