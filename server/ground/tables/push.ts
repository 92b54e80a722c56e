import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { mailOutbox } from './mail'
import { userId } from './users'

export const pushKind = contractEnum('PushKind')

/** Where a browser is reached, and the keys that it reads with. */
export type PushTarget = { Endpoint: string; P256dh: string; Auth: string }

export const readableTarget = sql.raw('target is not null')

/** A browser in which a person wants to be told. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: userId(),
    /** 1 to 5: a person's devices are counted by it. */
    slot: smallint().notNull(),
    /** HMAC of the endpoint, by which a browser is known again. */
    digest: text().notNull(),
    target: jsonb().$type<PushTarget>(),
    targetSealed: bytea(),
    /** The key of ours that it was subscribed with. */
    keyId: text().notNull(),
    kinds: pushKind().array().notNull(),
    /** The sign-in that used it last; null if the user pool tells none. */
    session: text(),
    seenAt: instant().notNull(),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('push_devices_once').on(table.digest),
    uniqueIndex('push_devices_slot').on(table.userId, table.slot),
    index('push_devices_readable').on(table.id).where(readableTarget),
    check('push_devices_most', sql`slot between 1 and 5`),
  ],
)

export type PushDeviceRow = typeof pushDevices.$inferSelect

/** What a device is still to be told, beside the mail: a row that was taken is never sent again. */
export const pushMessages = pgTable(
  'push_messages',
  {
    mailId: uuid()
      .notNull()
      .references(() => mailOutbox.id, { onDelete: 'cascade' }),
    deviceId: uuid()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    kind: pushKind().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull(),
    /** Afterwards its words might no longer be true. */
    until: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailId, table.deviceId] }),
    index().on(table.deviceId),
    index().on(table.dueAt),
  ],
)
