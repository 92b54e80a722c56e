import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * How far PostgreSQL had written its log when a person of the console had last written: a replica that has come as far
 * shows it to them. Filled only with a replica, for a day.
 */
export const writePositions = pgTable('write_positions', {
  callerId: uuid().primaryKey(),
  /** Bytes of the log. */
  position: bigint({ mode: 'number' }).notNull(),
  writtenAt: instant().notNull(),
})
