import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { userId } from './users'

/** The document that proved the identity; its number is never stored. */
export const identityDocument = contractEnum('IdentityDocument')

/** Signed texts by SHA-256, readable when the operator's folder changes. Append-only (`sql/appendOnly.sql`). */
export const consentDocuments = pgTable('consent_documents', {
  sha256: text().primaryKey(),
  version: text().notNull(),
  title: text().notNull(),
  effectiveFrom: date({ mode: 'string' }).notNull(),
  content: text().notNull(),
  createdAt: instant().notNull(),
})

/** One row per signature; at most one per person is valid. Contains no name and stays when the person leaves. */
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
    /** When a new signature replaced it, or the person withdrew it. */
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

/** Drawn on a screen, a name typed by whoever does not draw, or a paper that the office read in. */
export const signatureKind = contractEnum('SignatureKind')

/** True if part of it is not sealed. */
export const readableSignature = sql`num_nonnulls(signature, questions, copy) > 0`

/**
 * What belongs to a signed text: the signature, the copy as it was made then, and the questions that were asked. It belongs
 * to the person's consents of that text that stood since (`care/guidance/consents/signatures.ts`), and goes with the person.
 */
export const consentSignatures = pgTable(
  'consent_signatures',
  {
    id: id(),
    userId: userId(),
    sha256: text()
      .notNull()
      .references(() => consentDocuments.sha256),
    /** Null while only what was explained or asked is noted. */
    kind: signatureKind(),
    signedAt: instant(),
    /** A path or a name; a paper has none. Sealed with the person's key, as are the copy and the questions. */
    signature: text(),
    signatureSealed: bytea(),
    questions: text(),
    questionsSealed: bytea(),
    /** A PDF as base64. */
    copy: text(),
    copySealed: bytea(),
    copySha256: text(),
    /** Who of the office explained every point. */
    explainedBy: uuid(),
    explainedAt: instant(),
    ...auditColumns,
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index('consent_signatures_readable').on(table.id).where(readableSignature),
    check('consent_signatures_signed', sql`num_nulls(kind, signed_at, copy_sha256) in (0, 3)`),
    check('consent_signatures_explained', sql`num_nulls(explained_by, explained_at) in (0, 2)`),
  ],
)

/** A consent given or withdrawn (or either undone as a mistake), the use of what was given withdrawn, or leaving. */
export const declaration = pgEnum('declaration', [
  'ConsentGiven',
  'ConsentWithdrawn',
  'ConsentRestored',
  'ConsentTakenBack',
  'UseWithdrawn',
  'Left',
])

/**
 * The history of consents and leaving, append-only, written by triggers (`sql/declarations.sql`). It is sealed, because
 * rows of `consents` change. Contains no name and stays when the person leaves.
 */
export const declarations = pgTable(
  'declarations',
  {
    id: id().defaultRandom(),
    no: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: userId(),
    what: declaration().notNull(),
    /** Null for a withdrawn use and for leaving, as are the columns of the signed text. */
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
export type ConsentSignatureRow = typeof consentSignatures.$inferSelect
