import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { GiftLoss } from '../../../shared/generated/schema'
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
    /** The code that it stands for, which was lost or did not work, and the colleague who recorded that. */
    replacesCodeId: uuid(),
    reportedBy: uuid(),
  },
  (table) => [
    index().on(table.userId, table.handedOutAt),
    index('gift_hand_outs_unconfirmed')
      .on(table.handedOutAt)
      .where(sql`confirmed_at is null`),
    check('gift_hand_outs_confirmed', sql`(confirmed_by is null) = (confirmed_at is null)`),
    check('gift_hand_outs_second', sql`confirmed_by <> handed_out_by`),
    // One code stands for another once, by somebody else than who recorded its loss, which then stands.
    uniqueIndex('gift_hand_outs_replaces_once').on(table.replacesCodeId),
    check('gift_hand_outs_replaces', sql`(replaces_code_id is null) = (reported_by is null)`),
    check('gift_hand_outs_replaced_by', sql`reported_by <> handed_out_by`),
    foreignKey({
      name: 'gift_hand_outs_replaces_lost',
      columns: [table.replacesCodeId, table.reportedBy],
      foreignColumns: lostCode(),
    }),
  ],
)

/**
 * What a table of codes brought in, a row an amount: counted as it came in, so that the codes themselves can be held against
 * it (`gift_balances` in `sql/gifts.sql`). A difference is explained by somebody else than who took the table in.
 */
export const giftImports = pgTable(
  'gift_imports',
  {
    id: id(),
    importedAt: instant().notNull(),
    importedBy: uuid().notNull(),
    amountYen: integer().notNull(),
    count: integer().notNull(),
    explainedDifference: integer().notNull().default(0),
    explanation: text(),
    explainedBy: uuid(),
    explainedAt: instant(),
  },
  (table) => [
    uniqueIndex('gift_imports_once').on(table.importedAt, table.importedBy, table.amountYen),
    check('gift_imports_count', sql`count > 0`),
    check('gift_imports_explained', sql`num_nulls(explanation, explained_by, explained_at) in (0, 3)`),
    check('gift_imports_second', sql`explained_by <> imported_by`),
  ],
)

/** Each import with what became of its codes. */
export const giftBalances = pgView('gift_balances', {
  id: uuid().notNull(),
  importedAt: instant().notNull(),
  importedBy: uuid().notNull(),
  amountYen: integer().notNull(),
  count: integer().notNull(),
  explainedDifference: integer().notNull(),
  explanation: text(),
  explainedBy: uuid(),
  explainedAt: instant(),
  left: integer().notNull(),
  handedOut: integer().notNull(),
  lost: integer().notNull(),
  difference: integer().notNull(),
}).existing()

/** The balance as it was counted on a day, of each amount: once a day, and never again for that day. */
export const giftCounts = pgTable(
  'gift_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    amountYen: integer().notNull(),
    countedAt: instant().notNull(),
    imported: integer().notNull(),
    left: integer().notNull(),
    handedOut: integer().notNull(),
    lost: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'gift_counts_once_a_day', columns: [table.day, table.amountYen] }),
    check('gift_counts_counted', sql`least(imported, "left", handed_out, lost) >= 0`),
  ],
)

/** Given as a function, because each table refers to the other. */
const lostCode = (): [OfGiftCode, OfGiftCode] => [giftCodes.id, giftCodes.lostBy]
type OfGiftCode = AnyPgColumn<{ tableName: 'gift_codes' }>

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
    handOutId: uuid().references((): AnyPgColumn => giftHandOuts.id),
    /** The person says that it is lost, or does not work. */
    loss: text().$type<GiftLoss>(),
    lostAt: instant(),
    lostBy: uuid(),
  },
  (table) => [
    uniqueIndex('gift_codes_once').on(table.fingerprint),
    index('gift_codes_stock')
      .on(table.amountYen, table.validUntil, table.id)
      .where(sql`code_sealed is not null`),
    index().on(table.handOutId),
    index('gift_codes_import').on(table.importedAt, table.importedBy, table.amountYen),
    // Nothing is in stock that did not come in.
    foreignKey({
      name: 'gift_codes_came_in',
      columns: [table.importedAt, table.importedBy, table.amountYen],
      foreignColumns: [giftImports.importedAt, giftImports.importedBy, giftImports.amountYen],
    }),
    check('gift_codes_amount', sql`amount_yen > 0`),
    check('gift_codes_given', sql`hand_out_id is null or code_sealed is null`),
    index('gift_codes_lost')
      .on(table.lostAt)
      .where(sql`lost_at is not null`),
    uniqueIndex('gift_codes_lost_by').on(table.id, table.lostBy),
    check('gift_codes_loss', sql`loss in ('Lost', 'NotWorking')`),
    check(
      'gift_codes_lost',
      sql`num_nulls(loss, lost_at, lost_by) = 3 or (num_nulls(loss, lost_at, lost_by) = 0 and hand_out_id is not null)`,
    ),
  ],
)

export type GiftHandOutRow = typeof giftHandOuts.$inferSelect
export type GiftCodeRow = typeof giftCodes.$inferSelect
