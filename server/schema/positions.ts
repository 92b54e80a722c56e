import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * PostgreSQL's log position at the last write of a person of the console: a replica that reached it shows the write.
 * Filled only with a replica, kept for a day.
 */
export const writePositions = pgTable('write_positions', {
  callerId: uuid().primaryKey(),
  /** In bytes. */
  position: bigint({ mode: 'number' }).notNull(),
  writtenAt: instant().notNull(),
})
