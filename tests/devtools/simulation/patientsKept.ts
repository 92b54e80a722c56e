import { sql } from 'drizzle-orm'
import type { Plant } from './plants'

const PAUSED = 'お休み中・停止中の方の献便がない'
const CLEARED = '確かめることを残したまま認定された方がいない'

/** What breaks the rules that keep patients from what must not be donated. */
export const patientsKept: readonly Plant[] = [
  ...['donation_paused', 'suspension_status1'].map((column) => ({
    rule: PAUSED,
    what: `a donation of somebody whose ${column} was set`,
    statements: [
      sql`INSERT INTO value_changes (id, changed_at, user_id, table_name, record_id, data, fields, before, after)
          SELECT gen_random_uuid(), donation_info_created_at, user_id, 'user_profiles', user_id, 'Operational',
            ARRAY[${column}], jsonb_build_object(${column}::text, false), jsonb_build_object(${column}::text, true)
          FROM donations ORDER BY id LIMIT 1`,
      sql`SELECT id AS named FROM donations ORDER BY id LIMIT 1`,
    ],
  })),
  {
    rule: CLEARED,
    what: 'a certification that left a point open',
    statements: [
      sql`UPDATE online_checks SET points_open = 1 WHERE screening_id = (
            SELECT id FROM screenings JOIN online_checks ON screening_id = screenings.id
            WHERE valid_from IS NOT NULL ORDER BY id LIMIT 1) RETURNING screening_id AS named`,
    ],
  },
]
