import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { userId } from './users'

export const holdCause = contractEnum('HoldCause')
export const holdDecision = contractEnum('HoldDecision')

/** True if part of its text is not sealed. */
export const readableHold = sql`num_nonnulls(reason, finding) > 0`

/**
 * A question about a person's units, until a physician answers it. The units that it covers are held, those recorded
 * later too (`sql/holds.sql`).
 */
export const holds = pgTable(
  'holds',
  {
    id: id(),
    userId: userId(),
    cause: holdCause().notNull(),
    /** The report, panel, test, check or version of the criteria; null for one begun by hand, and for a withdrawn use. */
    causeId: uuid(),
    /** Days of the units that are held; null: from the first, without end. */
    since: date({ mode: 'string' }),
    until: date({ mode: 'string' }),
    /** Null for one that the system began. */
    begunBy: uuid(),
    /** Why it was begun by hand, and what was found out; sealed with the person's key (`server/vault`). */
    reason: text(),
    reasonSealed: bytea(),
    finding: text(),
    findingSealed: bytea(),
    foundBy: uuid(),
    decision: holdDecision(),
    decidedBy: uuid(),
    decidedAt: instant(),
    ...auditColumns,
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index().on(table.userId, table.createdAt),
    index('holds_open')
      .on(table.userId)
      .where(sql`decided_at is null`),
    index('holds_readable').on(table.id).where(readableHold),
    check('holds_days', sql`since <= until`),
    check('holds_by_hand', sql`(cause = 'Office') = (begun_by is not null)`),
    check('holds_decided', sql`num_nulls(decision, decided_by, decided_at) in (0, 3)`),
    check('holds_found', sql`decided_at is null or found_by is not null`),
    // By another physician than who began it or wrote its finding.
    check('holds_second', sql`decided_by not in (begun_by, found_by)`),
  ],
)

export type HoldRow = typeof holds.$inferSelect
