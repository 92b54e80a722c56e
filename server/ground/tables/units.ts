import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant, contractEnum } from './columns'
import { conditionReports } from './condition'
import { donations } from './donations'
import { userId } from './users'

export const unitState = contractEnum('UnitState')

/** The last serial of a year. It never goes back, so that no number is given twice, whatever becomes of its unit. */
export const unitNumbers = pgTable(
  'unit_numbers',
  { year: integer().primaryKey(), last: integer().notNull() },
  () => [check('unit_numbers_last', sql`last > 0`)],
)

/** What was received with one donation. Its life is held by `sql/units.sql`. */
export const units = pgTable(
  'units',
  {
    id: id(),
    userId: userId(),
    donationId: uuid()
      .notNull()
      .unique('units_one_a_donation')
      .references(() => donations.id),
    number: text().notNull().unique('units_number'),
    state: unitState().notNull(),
    /** What lifting its holds restores; set while it is held. */
    heldFrom: unitState(),
    receivedAt: instant().notNull(),
    passedAt: instant(),
    weightGrams: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
    bristolType: smallint().notNull(),
    /** Null for what was accepted. */
    rejectionReason: text(),
    container: text(),
    takenBy: uuid().notNull(),
    statementId: uuid().references(() => conditionReports.id, { onDelete: 'set null' }),
    handedOverAt: instant(),
    handedOverTo: text(),
    handOverBatch: text(),
    handedOverBy: uuid(),
    discardedAt: instant(),
    /** When it was last held, or let go of; set by the database. */
    holdChangedAt: instant(),
    ...auditColumns,
  },
  (table) => [
    index().on(table.receivedAt, table.id),
    index().on(table.userId, table.receivedAt),
    index().on(table.state, table.receivedAt, table.id),
    index()
      .on(table.handOverBatch)
      .where(sql`hand_over_batch is not null`),
    index()
      .on(table.holdChangedAt)
      .where(sql`hold_changed_at is not null`),
    check('units_weight', sql`weight_grams between 0.1 and 3000`),
    check('units_type', sql`bristol_type between 1 and 7`),
    check('units_passed', sql`passed_at <= received_at`),
    check('units_rejected', sql`rejection_reason is null or state = 'Discarded'`),
    check('units_held', sql`(state = 'Held') = (held_from is not null)`),
    check('units_held_at', sql`state <> 'Held' or hold_changed_at is not null`),
    check('units_held_from', sql`held_from in ('Quarantine', 'Usable')`),
    check('units_discarded', sql`(state = 'Discarded') = (discarded_at is not null)`),
    check(
      'units_handed_over',
      sql`num_nulls(handed_over_at, handed_over_to, hand_over_batch, handed_over_by) in (0, 4)`,
    ),
  ],
)

export type UnitRow = typeof units.$inferSelect
