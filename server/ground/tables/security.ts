import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '../../../shared/generated/schema'
import { instant } from './columns'

/**
 * The security log: counts of events per network and minute, kept for 90 days, without names or mail addresses. The
 * activity log is kept forever and contains no networks.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    time: instant().notNull(),
    lastTime: instant().notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** Null if unknown, and after the person has left. */
    accountId: uuid(),
    /** The caller's address, shortened: IPv4 to /24, IPv6 to /48. */
    network: text().notNull(),
    /** Of the first event, to find it in the server's log. */
    requestId: text(),
    count: integer().notNull().default(1),
    /** Kind, network, account and minute counted together. Null after the person has left. */
    countedBy: text().unique('security_events_counted_by'),
  },
  (table) => [index().on(table.time, table.id), index().on(table.accountId)],
)

/** Calls of the current minute over all processes. Unlogged: empty after a crash. Keys contain no address. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text().primaryKey(),
    /** Minutes since 1970. */
    minute: bigint({ mode: 'number' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [index().on(table.minute)],
)
