import { bigint, date, integer, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { userId } from './users'

/** Counts: present people by status and day, people by furthest status, refusing questions. */
export const tallyKind = pgEnum('tally_kind', ['Standing', 'Furthest', 'Refused'])

const cell = {
  kind: tallyKind().notNull(),
  key: text().notNull(),
  /** For Standing: the Japanese day it began. */
  day: date({ mode: 'string' }),
  people: integer().notNull(),
}

/** Correct only together with the changes not yet folded in. */
export const tallies = pgTable('tallies', cell, (table) => [
  unique('tallies_cell').on(table.kind, table.key, table.day).nullsNotDistinct(),
])

/** Triggers (`sql/tallies.sql`) add a row per change, so that writers never wait; a job folds them in. */
export const tallyChanges = pgTable('tally_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...cell,
})

/** Refusing questions in each present person's latest check. Derived by triggers, so that no query reads all checks. */
export const refusals = pgTable('refusals', { userId: userId(), questionId: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.questionId] }),
])

/**
 * The office's other numbers (`sql/counts.sql` defines which row counts where): present people by status and month, in
 * line by day, by next date, by end of the donor status; bookings; owed rewards.
 */
export const countKind = pgEnum('count_kind', [
  'StandingSince',
  'InLine',
  'WaitingSuspended',
  'NextDate',
  'ExamUndated',
  'Ending',
  'Booked',
  'PlaceUsed',
  'DueYen',
  'DueDonations',
  'DuePeople',
])

const countCell = {
  kind: countKind().notNull(),
  /** The status, kind of date or month; empty for a single number. */
  key: text().notNull(),
  /** The Japanese day; for StandingSince the first of its month. */
  day: date({ mode: 'string' }),
  amount: bigint({ mode: 'number' }).notNull(),
}

/** Correct only together with the changes not yet folded in. */
export const counts = pgTable('counts', countCell, (table) => [
  unique('counts_cell').on(table.kind, table.key, table.day).nullsNotDistinct(),
])

export const countChanges = pgTable('count_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...countCell,
})

/** What each person is owed, and for how many donations; no row if nothing. Derived by a trigger. */
export const dues = pgTable('dues', {
  userId: userId().primaryKey(),
  donations: integer().notNull(),
  yen: integer().notNull(),
})
