import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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

/** What somebody declared: a consent given or withdrawn (or either taken back as a mistake), or leaving. */
export const declaration = pgEnum('declaration', [
  'ConsentGiven',
  'ConsentWithdrawn',
  'ConsentRestored',
  'ConsentTakenBack',
  'Left',
])

/**
 * The history of the consents and of leaving, append-only, written by triggers (`sql/declarations.sql`). It is sealed: a
 * row of `consents` itself changes. Contains no name and stays when the person leaves.
 */
export const declarations = pgTable(
  'declarations',
  {
    id: id().defaultRandom(),
    /** The order of what happened to a consent. */
    no: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: userId(),
    what: declaration().notNull(),
    /** Null for leaving, like what was signed. */
    consentId: uuid(),
    version: text(),
    sha256: text(),
    identityDocument: identityDocument(),
    consentedAt: instant(),
    declaredAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.consentId, table.no)],
)

export type ConsentRow = typeof consents.$inferSelect
