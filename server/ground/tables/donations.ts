import { and, eq, isNull, sql } from 'drizzle-orm'
import { check, index, pgEnum, pgSequence, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from './columns'
import { screenings } from './screenings'
import { implementationStatus, userId } from './users'

/** Donor numbers in the order of certification, with gaps for unused ones. */
export const donorNumbers = pgSequence('donor_numbers')

export const rewardKind = pgEnum('reward_kind', ['Donation', 'RenewalBonus'])
export type RewardKind = (typeof rewardKind.enumValues)[number]
export const rewardStage = pgEnum('reward_stage', ['Pending', 'Due', 'Paid', 'Cancelled'])

export const donations = pgTable(
  'donations',
  (t) => ({
    id: id(),
    userId: userId(),
    stoolReceiptStatus: implementationStatus().notNull(),
    /** Made by the sender, so that a repeated call finds its first result. */
    idempotencyKey: t.uuid(),
    donationAt: instant().notNull(),
    donationInfoCreatedAt: instant().notNull(),
    /** Cancelled donations stay for the ledger and do not count. */
    cancelledAt: instant(),
    /** Reward stage and total owed in whole yen; a trigger derives both from the ledger (`sql/rewardStage.sql`). */
    rewardStage: rewardStage(),
    dueYen: t.integer().notNull().default(0),
    ...auditColumns,
  }),
  (table) => [
    index().on(table.userId, table.donationAt, table.id),
    index().on(table.donationInfoCreatedAt, table.id),
    index().on(table.donationAt, table.id),
    index()
      .on(table.rewardStage, table.donationAt, table.id)
      .where(sql`cancelled_at is null`),
    index('donations_owed')
      .on(table.userId, table.dueYen)
      .where(sql`due_yen > 0`),
    uniqueIndex('donations_idempotency').on(table.idempotencyKey),
    // Against double clicks and two scanners: one donation per person and minute.
    uniqueIndex('donations_one_a_minute')
      .on(table.userId, sql`date_trunc('minute', donation_at at time zone 'UTC')`)
      .where(sql`cancelled_at is null`),
  ],
)

export const donationScreenings = pgTable(
  'donation_screenings',
  (t) => ({
    donationId: t
      .uuid()
      .notNull()
      .references(() => donations.id),
    screeningId: t
      .uuid()
      .notNull()
      .references(() => screenings.id),
  }),
  (table) => [primaryKey({ columns: [table.donationId, table.screeningId] }), index().on(table.screeningId)],
)

/**
 * The reward ledger, append-only. A reward's stage is its furthest row (Cancelled after a cancellation), sums are
 * derived, and the unique key prevents a second reward or payment.
 */
export const rewardEntries = pgTable(
  'reward_entries',
  (t) => ({
    id: id(),
    userId: userId(),
    donationId: t
      .uuid()
      .notNull()
      .references(() => donations.id),
    kind: rewardKind().notNull(),
    stage: rewardStage().notNull(),
    /** Whole yen. */
    amountYen: t.integer().notNull(),
    /** The period of Due and Paid rows. */
    periodId: t.uuid().references(() => screenings.id),
    createdAt: instant().notNull(),
  }),
  (table) => [
    uniqueIndex('reward_entries_once').on(table.donationId, table.kind, table.stage),
    index().on(table.userId, table.createdAt),
    index().on(table.periodId),
    check('reward_entries_amount', sql`amount_yen > 0`),
  ],
)

/** Address of a former user with due rewards, kept separately for a limited time. */
export const rewardContacts = pgTable('reward_contacts', (t) => ({
  userId: userId().primaryKey(),
  email: t.text().notNull(),
  keepUntil: t.date({ mode: 'string' }).notNull(),
  createdAt: instant().notNull(),
}))

/** Stool was received, and the donation not taken back. */
export const stoolReceived = and(
  eq(donations.stoolReceiptStatus, 'Implemented'),
  isNull(donations.cancelledAt),
)

export type DonationRow = typeof donations.$inferSelect
