import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Log position at a console user's last write, which a replica must reach. Filled only with a replica, for a day. */
export const writePositions = pgTable('write_positions', {
  callerId: uuid().primaryKey(),
  /** In bytes. */
  position: bigint({ mode: 'number' }).notNull(),
  writtenAt: instant().notNull(),
})
