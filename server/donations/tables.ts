import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from '../db/columns'
import { screenings } from '../screenings/tables'
import { implementationStatus, userId } from '../users/tables'

export const donations = pgTable(
  'donations',
  {
    id: id(),
    userId: userId(),
    stoolReceiptStatus: implementationStatus().notNull(),
    donationAt: instant().notNull(),
    donationInfoCreatedAt: instant().notNull(),
    ...auditColumns,
  },
  (table) => [
    index().on(table.userId, table.donationAt, table.id),
    index().on(table.donationInfoCreatedAt, table.id),
  ],
)

export const donationScreenings = pgTable(
  'donation_screenings',
  {
    donationId: uuid()
      .notNull()
      .references(() => donations.id),
    screeningId: uuid()
      .notNull()
      .references(() => screenings.id),
  },
  (table) => [primaryKey({ columns: [table.donationId, table.screeningId] }), index().on(table.screeningId)],
)

export const rewardKind = pgEnum('reward_kind', ['Donation', 'RenewalBonus'])
export const rewardStage = pgEnum('reward_stage', ['Pending', 'Due', 'Paid'])

/**
 * The reward ledger: rows are added, never changed. A reward's stage is its furthest row, sums are derived,
 * and the unique key is what keeps a donation from being rewarded or paid twice.
 */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    id: id(),
    userId: userId(),
    donationId: uuid()
      .notNull()
      .references(() => donations.id),
    kind: rewardKind().notNull(),
    stage: rewardStage().notNull(),
    /** Whole yen. */
    amountYen: integer().notNull(),
    /** What settled it, for Due and Paid rows. */
    reference: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('reward_entries_once').on(table.donationId, table.kind, table.stage),
    index().on(table.userId, table.createdAt),
    check('reward_entries_amount', sql`amount_yen > 0`),
  ],
)

export type DonationRow = typeof donations.$inferSelect
