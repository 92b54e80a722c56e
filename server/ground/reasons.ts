import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from './db/client'
import { namedInsertAll } from './db/named'
import { activityReasons } from './tables/activity'
import type { ReasonText } from './vault/sealedColumns'
import type { Vault } from './vault/vault'

type Reason = { activityId: number; userId: string | null; reason: string }

/** Stores the staff's reasons beside their rows of the log, each sealed with the key of the person it is about. */
export async function keepReasons(
  tx: Queryable,
  vault: Vault | undefined,
  reasons: readonly Reason[],
): Promise<void> {
  const words = reasons.map(({ activityId, userId, reason }) => ({
    owner: userId && { id: String(activityId), userId },
    values: { activityId, reason, salt: randomUUID() },
  }))
  const owned = words.flatMap(({ owner, values }) => (vault && owner ? [{ owner, values }] : []))
  await insertReasons(tx, [
    ...((await vault?.sealAll(tx, 'activity_reasons', owned)) ?? []),
    ...words.flatMap(({ owner, values }) => (vault && owner ? [] : values)),
  ])
}

const insertReasons = namedInsertAll(
  activityReasons,
  ['activityId', 'reason', 'reasonSealed', 'salt', 'saltSealed'],
  sql``,
  () => undefined,
)

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
