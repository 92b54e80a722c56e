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
