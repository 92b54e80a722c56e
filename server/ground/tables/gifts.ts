import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, id, instant } from './columns'
import { userId } from './users'

/** What was handed over at once in gift codes, for one period. A second person, or the donor, says that it arrived. */
export const giftHandOuts = pgTable(
  'gift_hand_outs',
  {
    id: id(),
    userId: userId(),
    /** The day the period ended. */
    period: date({ mode: 'string' }).notNull(),
    handedOutBy: uuid().notNull(),
    handedOutAt: instant().notNull(),
    /** The donor's own id, or a colleague's. */
    confirmedBy: uuid(),
    confirmedAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.handedOutAt),
    index('gift_hand_outs_unconfirmed')
      .on(table.handedOutAt)
      .where(sql`confirmed_at is null`),
    check('gift_hand_outs_confirmed', sql`(confirmed_by is null) = (confirmed_at is null)`),
    check('gift_hand_outs_second', sql`confirmed_by <> handed_out_by`),
  ],
)

/**
 * Gift codes that the office bought. The code itself is sealed with the office's key until it is handed out, and then gone;
 * its fingerprint stays, so that it is never taken in again (`sql/gifts.sql`).
 */
export const giftCodes = pgTable(
  'gift_codes',
  {
    id: id(),
    importedAt: instant().notNull(),
    importedBy: uuid().notNull(),
    /** Of the table that it was imported from; together they name a code. */
    line: integer().notNull(),
    amountYen: integer().notNull(),
    /** Still valid on this day. */
    validUntil: date({ mode: 'string' }),
    fingerprint: text().notNull(),
    codeSealed: bytea(),
    handOutId: uuid().references(() => giftHandOuts.id),
  },
  (table) => [
    uniqueIndex('gift_codes_once').on(table.fingerprint),
    index('gift_codes_stock')
      .on(table.amountYen, table.validUntil, table.id)
      .where(sql`code_sealed is not null`),
    index().on(table.handOutId),
    check('gift_codes_amount', sql`amount_yen > 0`),
    check('gift_codes_given', sql`hand_out_id is null or code_sealed is null`),
  ],
)

export type GiftHandOutRow = typeof giftHandOuts.$inferSelect
