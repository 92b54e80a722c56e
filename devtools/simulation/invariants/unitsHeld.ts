import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

const day = sql`(units.received_at AT TIME ZONE 'Asia/Tokyo')::date`
const panels = sql`FROM test_panels t WHERE t.user_id = units.user_id AND t.withdrawn_at IS NULL`

/** Asks neither the functions nor the triggers of the database: between two passed panels lies none that did not pass. */
export const bracketed: Invariant = {
  label: '使用可の便は、合格した検査の間にあり、間に合格でない検査がない',
  async check(db) {
    const { rows } = await db.execute<{ id: string; sound: boolean }>(sql`
      SELECT units.id, rejection_reason IS NULL AND coalesce(opening < ${day} AND closing > ${day} AND NOT EXISTS (
          SELECT ${panels} AND outcome <> 'Passed' AND last_day >= opening AND first_day <= closing), false) AS sound
      FROM units,
        LATERAL (SELECT max(last_day) AS opening ${panels} AND outcome = 'Passed' AND last_day < ${day}) AS before,
        LATERAL (SELECT min(first_day) AS closing ${panels} AND outcome = 'Passed' AND first_day > ${day}) AS after
      WHERE state = 'Usable' ORDER BY units.id`)
    return { looked: rows.length, broken: rows.filter(({ sound }) => !sound).map(({ id }) => id) }
  },
}

/** An open hold holds every unit of its days and no other, none of them left since, and another person decided. */
export const heldByHolds: Invariant = {
  label: '保留の便は、決まっていない保留の日にちの便だけ。決まった保留は、別の医師が決めた',
  async check(db) {
    const { rows } = await db.execute<{ id: string; sound: boolean }>(sql`
      SELECT units.id,
        (state = 'Held') = (began IS NOT NULL AND state <> 'Discarded')
        AND coalesce(handed_over_at <= began, true) AND coalesce(apart, true) AS sound
      FROM units, LATERAL (
        SELECT min(h.created_at) FILTER (WHERE h.decided_at IS NULL) AS began,
          bool_and(h.decided_at IS NULL OR h.decided_by NOT IN (coalesce(h.begun_by, h.found_by), h.found_by)) AS apart,
          count(*) AS holds
        FROM holds h WHERE h.user_id = units.user_id AND coalesce(h.since <= ${day}, true)
          AND coalesce(h.until >= ${day}, true)) AS held
      WHERE holds > 0 OR state = 'Held' ORDER BY units.id`)
    return { looked: rows.length, broken: rows.filter(({ sound }) => !sound).map(({ id }) => id) }
  },
}
