import { bigint, date, integer, pgEnum, pgTable, pgView, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { userId } from './users'

/** What is counted as it changes: who stands where since when, how far people came, which questions refused. */
export const tallyKind = pgEnum('tally_kind', ['Standing', 'Furthest', 'Refused'])

const cell = {
  kind: tallyKind().notNull(),
  /** The status, or the question. */
  key: text().notNull(),
  /** Since which Japanese day, for those who stand somewhere. */
  day: date({ mode: 'string' }),
  people: integer().notNull(),
}

/** Numbers of people; with the changes not yet folded in, and only with them, they are true. */
export const tallies = pgTable('tallies', cell, (table) => [
  unique('tallies_cell').on(table.kind, table.key, table.day).nullsNotDistinct(),
])

/**
 * One more here, one less there: triggers (`sql/tallies.sql`) add a row for each change, so that no two writers wait for one
 * number. A job folds them into the tallies.
 */
export const tallyChanges = pgTable('tally_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...cell,
})

/** Tallies and changes together: what there is to read. A view of `sql/tallies.sql`. */
export const tallyTotals = pgView('tally_totals', cell).existing()

/**
 * The questions that refuse by the latest check of everybody who has not left. They follow from the judgements: triggers
 * keep them and take them away with the person, so that nobody has to look through all checks.
 */
export const refusals = pgTable('refusals', { userId: userId(), questionId: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.questionId] }),
])
