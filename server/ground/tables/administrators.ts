import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SortDirection, ViewCondition } from '../../../shared/generated/schema'
import { anyJson, auditColumns, id, instant, contractEnum } from './columns'

export const role = pgEnum('role', [
  'Administrator',
  'Support',
  'Coordinator',
  'Physician',
  'Reception',
  'Finance',
  'Auditor',
])

/** Console users, keyed by the user pool's `sub`. Removed ones stay as the log's actors. */
export const administrators = pgTable(
  'administrators',
  (t) => ({
    id: id(),
    name: t.text().notNull(),
    email: t.text().notNull(),
    /** The highest. */
    role: role().notNull(),
    /** Null for accounts from before duties were split (server/ground/access/rolesOf.ts). */
    roles: role().array(),
    removedAt: instant(),
    profileCreatedAt: instant().notNull(),
    ...auditColumns,
  }),
  (table) => [
    uniqueIndex('administrators_email')
      .on(sql`lower(email)`)
      .where(sql`removed_at is null`),
    index().on(table.profileCreatedAt, table.id),
  ],
)

export type AdministratorRow = typeof administrators.$inferSelect

export const consoleSettings = pgTable(
  'console_settings',
  (t) => ({
    administratorId: t
      .uuid()
      .notNull()
      .references(() => administrators.id),
    key: t.text().notNull(),
    value: anyJson().notNull(),
    updatedAt: instant().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.administratorId, table.key] })],
)

export const sharedList = contractEnum('SharedList')

/** A list arranged by a member of staff for the whole office. It outlives its maker's account. */
export const sharedViews = pgTable(
  'shared_views',
  (t) => ({
    id: id(),
    list: sharedList().notNull(),
    name: t.text().notNull(),
    conditions: t.jsonb().$type<readonly ViewCondition[]>().notNull(),
    sortField: t.text().notNull(),
    sortDirection: t.text().$type<SortDirection>().notNull(),
    columns: t.jsonb().$type<readonly string[]>(),
    density: t.text(),
    makerId: t
      .uuid()
      .notNull()
      .references(() => administrators.id),
    version: t.integer().notNull().default(1),
    ...auditColumns,
  }),
  (table) => [uniqueIndex('shared_views_name').on(table.list, sql`lower(name)`), index().on(table.makerId)],
)

export type SharedViewRow = typeof sharedViews.$inferSelect

/**
 * A device that staff lock by PIN or badge. Stores no code, only a slow hash of what the device derives from it, and
 * the server's part of the key that seals the device's tokens.
 */
export const deviceLocks = pgTable(
  'device_locks',
  (t) => ({
    /** Random, chosen by the device and known only to it. */
    id: id(),
    administratorId: t
      .uuid()
      .notNull()
      .references(() => administrators.id),
    pinHash: t.text().notNull(),
    badgeHash: t.text(),
    share: t.text().notNull(),
    triesLeft: t.integer().notNull(),
    ...auditColumns,
  }),
  (table) => [index().on(table.administratorId), check('device_locks_tries', sql`tries_left >= 0`)],
)
