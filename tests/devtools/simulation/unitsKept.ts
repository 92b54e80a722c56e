import { sql } from 'drizzle-orm'
import type { Plant } from './plants'

const rule = '便は献便ごとに一つまで、番号は順に増え、断った便は渡されていない'
const unguarded = sql`ALTER TABLE units DISABLE TRIGGER USER`
const [first, last] = [
  sql`(SELECT id FROM units ORDER BY created_at LIMIT 1)`,
  sql`(SELECT id FROM units ORDER BY created_at DESC LIMIT 1)`,
]

/** What breaks the rules of units. */
export const unitsKept: readonly Plant[] = [
  {
    rule,
    what: 'a second unit of a donation',
    statements: [
      unguarded,
      sql`ALTER TABLE units DROP CONSTRAINT units_one_a_donation`,
      sql`UPDATE units SET donation_id = (SELECT donation_id FROM units WHERE id = ${first})
          WHERE id = ${last} RETURNING id AS named`,
    ],
  },
  {
    rule,
    what: 'a number below one that was given before',
    statements: [
      unguarded,
      sql`UPDATE units SET number = split_part(number, '-', 1) || '-0000-0' WHERE id = ${last} RETURNING id AS named`,
    ],
  },
  {
    rule,
    what: 'a rejected unit that was handed over',
    statements: [
      unguarded,
      sql`UPDATE units SET handed_over_at = created_at, handed_over_to = '製造部', hand_over_batch = 'H-1',
            handed_over_by = taken_by
          WHERE id = (SELECT id FROM units WHERE rejection_reason IS NOT NULL ORDER BY id LIMIT 1)
          RETURNING id AS named`,
    ],
  },
]

const BRACKETED = '使用可の便は、合格した検査の間にあり、間に合格でない検査がない'
const HELD = '保留の便は、決まっていない保留の日にちの便だけ。決まった保留は、別の医師が決めた'
const accepted = sql`(SELECT id FROM units WHERE state = 'Quarantine' ORDER BY received_at DESC, id LIMIT 1)`
const unheld = sql`ALTER TABLE holds DISABLE TRIGGER USER`

/** What breaks the rules of brackets and holds. */
export const unitsHeld: readonly Plant[] = [
  {
    rule: BRACKETED,
    what: 'a unit that is usable with no panel after it',
    statements: [
      unguarded,
      sql`UPDATE units SET state = 'Usable' WHERE id = ${accepted} RETURNING id AS named`,
    ],
  },
  {
    rule: BRACKETED,
    what: 'a unit that is usable between panels, one of which is withdrawn',
    statements: [
      sql`ALTER TABLE test_panels DISABLE TRIGGER USER`,
      sql`DELETE FROM test_panels WHERE first_day > (SELECT min(first_day) FROM test_panels)`,
      sql`SELECT id AS named FROM units WHERE state = 'Usable' ORDER BY received_at DESC LIMIT 1`,
    ],
  },
  {
    rule: HELD,
    what: 'a unit that is held by nothing',
    statements: [
      unguarded,
      sql`UPDATE units SET state = 'Held', held_from = 'Quarantine', hold_changed_at = updated_at WHERE id = ${accepted}
          RETURNING id AS named`,
    ],
  },
  {
    rule: HELD,
    what: 'a unit that an open hold has missed',
    statements: [
      unheld,
      sql`INSERT INTO holds (id, user_id, cause, created_at, updated_at)
          SELECT gen_random_uuid(), user_id, 'Report', updated_at, updated_at FROM units WHERE id = ${accepted}
          RETURNING (SELECT id FROM units WHERE id = ${accepted}) AS named`,
    ],
  },
]
