import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

/** Facility and year, then the serial: `N26-0412-D`. */
const [YEAR, SERIAL] = [sql`split_part(number, '-', 1)`, sql`split_part(number, '-', 2)::int`]

/** What was received with a donation is one unit at most, its number is higher than all before, and a rejected one never leaves. */
export const unitsKept: Invariant = {
  label: '便は献便ごとに一つまで、番号は順に増え、断った便は渡されていない',
  async check(db) {
    const { rows } = await db.execute<{ id: string; sound: boolean }>(sql`
      SELECT units.id,
        stool_receipt_status = 'Implemented'
        AND count(*) OVER (PARTITION BY donation_id) = 1
        AND ${SERIAL} > coalesce(max(${SERIAL}) OVER (PARTITION BY ${YEAR} ORDER BY units.created_at, ${SERIAL}
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)
        AND (rejection_reason IS NULL OR (handed_over_at IS NULL AND state = 'Discarded')) AS sound
      FROM units JOIN donations ON donations.id = donation_id ORDER BY units.id`)
    return { looked: rows.length, broken: rows.filter(({ sound }) => !sound).map(({ id }) => id) }
  },
}
