import { sql } from 'drizzle-orm'
import { boolean, date, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from './columns'
import { userId } from './users'

/** The document shown to prove identity; its number is never stored. */
export const identityDocument = pgEnum('identity_document', [
  'DriversLicense',
  'MyNumberCard',
  'Passport',
  'ResidenceCard',
  'HealthInsurance',
  'Other',
])

/**
 * Signed texts by the SHA-256 of their file, so that they stay readable when the operator's folder changes.
 * Triggers refuse changes (`sql/appendOnly.sql`).
 */
export const consentDocuments = pgTable('consent_documents', {
  sha256: text().primaryKey(),
  version: text().notNull(),
  title: text().notNull(),
  effectiveFrom: date({ mode: 'string' }).notNull(),
  content: text().notNull(),
  createdAt: instant().notNull(),
})

/**
 * One row per signature; at most one per person is valid. It contains no name and stays when the person
 * leaves.
 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: userId(),
    version: text().notNull(),
    /** Null if the operator's folder has no text of the version. */
    sha256: text().references(() => consentDocuments.sha256),
    identityDocument: identityDocument(),
    consentedAt: instant().notNull(),
    /** When another signature replaced it, or the person withdrew it. */
    endedAt: instant(),
    withdrawn: boolean().notNull().default(false),
    ...auditColumns,
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    uniqueIndex('consents_one_standing')
      .on(table.userId)
      .where(sql`ended_at is null`),
  ],
)

export type ConsentRow = typeof consents.$inferSelect
