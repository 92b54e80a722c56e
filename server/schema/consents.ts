import { sql } from 'drizzle-orm'
import { boolean, date, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from './columns'
import { userId } from './users'

/** What somebody showed at the guidance to prove who they are; never its number. */
export const identityDocument = pgEnum('identity_document', [
  'DriversLicense',
  'MyNumberCard',
  'Passport',
  'ResidenceCard',
  'HealthInsurance',
  'Other',
])

/**
 * Texts that somebody has signed, by the SHA-256 of their file and as the file has them: what was signed can be read
 * when the operator's folder holds it no more. Triggers refuse every change (`sql/appendOnly.sql`).
 */
export const consentDocuments = pgTable('consent_documents', {
  sha256: text().primaryKey(),
  version: text().notNull(),
  title: text().notNull(),
  effectiveFrom: date({ mode: 'string' }).notNull(),
  content: text().notNull(),
  createdAt: instant().notNull(),
})

/** One row a signature. A person has one that stands at most; it names nobody, and stays when the person leaves. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: userId(),
    version: text().notNull(),
    /** Null for a version whose text is not in the operator's folder. */
    sha256: text().references(() => consentDocuments.sha256),
    identityDocument: identityDocument(),
    consentedAt: instant().notNull(),
    /** When another signature took its place, or the person withdrew it. */
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
