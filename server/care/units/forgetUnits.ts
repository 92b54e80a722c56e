import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Deps } from '../../ground/deps'
import { cases } from '../../ground/tables/cases'
import { holds } from '../../ground/tables/holds'
import { testPanels } from '../../ground/tables/panels'
import { units } from '../../ground/tables/units'
import { userProfiles } from '../../ground/tables/users'
import { eraseValues } from '../../records/changes/eraseValues'

/**
 * Deletes the units of people who have left once the operator's years of each are over, and no case about the person and no hold is
 * open; then, of whoever has none left, the panels that bracketed them and what held them.
 * Their numbers stay given.
 * @returns the number of units
 */
export async function forgetUnits({ db, texts }: Pick<Deps, 'db' | 'texts'>, now: Date): Promise<number> {
  const { material } = texts
  if (!material) return 0
  const last = (kind: keyof typeof material.retentionYears) =>
    sql`${now.toISOString()}::timestamptz - make_interval(years => ${material.retentionYears[kind]}::integer)`
  const hasLeft = (person: AnyPgColumn) => sql`
    exists (select from ${userProfiles} p where p.id = ${person} and p.delete_status)
    and not exists (select from ${cases} c where c.user_id = ${person} and c.state <> 'Closed')
    and not exists (select from ${holds} h where h.user_id = ${person} and h.decided_at is null)`
  const hasNone = (person: AnyPgColumn) =>
    sql`not exists (select from ${units} u where u.user_id = ${person})`
  return db.transaction(async (tx) => {
    const isDue = sql`${units.receivedAt} < ${last('units')} and ${hasLeft(units.userId)}`
    const gone = await tx.delete(units).where(isDue).returning({ id: units.id, userId: units.userId })
    for (const userId of new Set(gone.map((row) => row.userId))) await eraseValues(tx, userId)
    await tx
      .delete(testPanels)
      .where(
        sql`${testPanels.lastDay} < japanese_day(${last('tests')}) and ${hasLeft(testPanels.userId)} and ${hasNone(testPanels.userId)}`,
      )
    await tx
      .delete(holds)
      .where(
        sql`${holds.decidedAt} < ${last('holds')} and ${hasLeft(holds.userId)} and ${hasNone(holds.userId)}`,
      )
    return gone.length
  })
}
