import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '../../shared/generated/schema'
import { instant } from './columns'

/**
 * The security log: how often what happened from which network in which minute. Beside the activity log, which is kept
 * for good and names no network; this one is kept for 90 days and holds neither names nor addresses of mail.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The first and the latest of those that were counted. */
    time: instant().notNull(),
    lastTime: instant().notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** Whose account; null for nobody known, and once the person has left. */
    accountId: uuid(),
    /** The caller's address, shortened: IPv4 to /24, IPv6 to /48. */
    network: text().notNull(),
    /** Of the first, to find it in the server's log. */
    requestId: text(),
    count: integer().notNull().default(1),
    /** Kind, network, account and minute: what is counted together. Null once the person has left. */
    countedBy: text().unique('security_events_counted_by'),
  },
  (table) => [index().on(table.time, table.id), index().on(table.accountId)],
)
