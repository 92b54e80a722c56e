import { randomUUID } from 'node:crypto'
import type { Queryable } from './db/client'
import { activityReasons } from './tables/activity'
import type { ReasonText } from './vault/sealedColumns'
import type { Vault } from './vault/vault'

type Reason = { activityId: number; userId: string | null; reason: string }

/** Stores the staff's reason beside its row of the log, sealed with the key of the person it is about. */
export async function keepReason(
  tx: Queryable,
  vault: Vault | undefined,
  { activityId, userId, reason }: Reason,
): Promise<void> {
  const words = { reason, salt: randomUUID() }
  const owner = userId && { id: String(activityId), userId }
  const stored = vault && owner ? await vault.seal(tx, 'activity_reasons', owner, words) : words
  await tx.insert(activityReasons).values({ activityId, ...stored })
}

/** As a row of the log is read with its reason. */
export const reasonColumns = {
  reason: activityReasons.reason,
  reasonSealed: activityReasons.reasonSealed,
}

/** The reason in words; null where there is none, or the person's key was forgotten. */
export async function openReasons<R extends Omit<ReasonText, 'salt' | 'saltSealed'>>(
  vault: Vault,
  db: Queryable,
  rows: readonly R[],
): Promise<R[]> {
  return vault.open(db, 'activity_reasons', rows)
}
