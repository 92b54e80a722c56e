import { sql } from 'drizzle-orm'
import type { Deps } from '../../ground/deps'
import { cases } from '../../ground/tables/cases'
import { holds } from '../../ground/tables/holds'
import { units } from '../../ground/tables/units'
import { userProfiles } from '../../ground/tables/users'
import { eraseValues } from '../../records/changes/eraseValues'

/**
 * Deletes the units of people who have left once the operator's years are over, and no case about the person and no hold is
 * open.
 * Their numbers stay given.
 * @returns the number of units
 */
export async function forgetUnits({ db, texts }: Pick<Deps, 'db' | 'texts'>, now: Date): Promise<number> {
  const { material } = texts
  if (!material) return 0
  const last = sql`${now.toISOString()}::timestamptz - make_interval(years => ${material.retentionYears}::integer)`
  const due = sql`${units.receivedAt} < ${last}
    and exists (select from ${userProfiles} p where p.id = ${units.userId} and p.delete_status)
    and not exists (select from ${cases} c where c.user_id = ${units.userId} and c.state <> 'Closed')
    and not exists (select from ${holds} h where h.user_id = ${units.userId} and h.decided_at is null)`
  return db.transaction(async (tx) => {
    const gone = await tx.delete(units).where(due).returning({ id: units.id, userId: units.userId })
    for (const userId of new Set(gone.map((row) => row.userId))) await eraseValues(tx, userId)
    return gone.length
  })
}
