import type { Queryable } from '../../ground/db/client'
import { activityReasons, type ActivityReasonRow, type ActivityRow } from '../../ground/tables/activity'
import type { Vault } from '../../ground/vault/vault'

export const storedReason = {
  salt: activityReasons.salt,
  saltSealed: activityReasons.saltSealed,
  reason: activityReasons.reason,
  reasonSealed: activityReasons.reasonSealed,
}
export type StoredReason = Omit<ActivityReasonRow, 'activityId'>

/** Rows of the log with their reasons in words, as the seals digest them. One of a forgotten key counts as erased. */
export async function openWritten<R extends { row: ActivityRow | null; reason: StoredReason | null }>(
  vault: Vault,
  db: Queryable,
  written: readonly R[],
): Promise<R[]> {
  const texts = written.flatMap(({ row, reason }) =>
    row && reason?.reasonSealed ? [{ ...reason, activityId: row.id, userId: row.userId }] : [],
  )
  if (texts.length === 0) return [...written]
  const opened = new Map(
    (await vault.open(db, 'activity_reasons', texts)).map((text) => [text.activityId, text]),
  )
  return written.map((each) => {
    const text = each.row && opened.get(each.row.id)
    if (!text) return each
    return { ...each, reason: text.reason === null ? null : text }
  })
}
