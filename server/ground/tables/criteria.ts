import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CriteriaContent } from '../../../shared/rules/criteria/content'
import type { KeptImpact } from './keptImpact'
import { auditColumns, id, instant, contractEnum } from './columns'

export const criteriaState = contractEnum('CriteriaState')

/** Origin of a version: written by staff, brought by the program, in use before versions were kept, or a sample. */
export const criteriaOrigin = contractEnum('CriteriaOrigin')

/**
 * Versions of the criteria that judge checks. Versions that are or were in force never change or disappear, nor does
 * the content of waiting ones; only drafts can be deleted (`sql/criteria.sql`).
 */
export const criteriaVersions = pgTable(
  'criteria_versions',
  (t) => ({
    id: id(),
    /** 2026-11-1 */
    number: t.text().notNull().unique('criteria_versions_number'),
    state: criteriaState().notNull(),
    origin: criteriaOrigin().notNull(),
    basedOn: t.uuid(),
    questionnaire: t.text().notNull(),
    content: t.jsonb().$type<CriteriaContent>().notNull(),
    /** Of the content as canonical JSON. */
    sha256: t.text().notNull(),
    note: t.text(),
    /** Null if brought by the program. */
    author: t.uuid(),
    /** People who changed the draft; they may not approve it. */
    editors: t.uuid().array().notNull().default([]),
    submittedAt: instant(),
    approver: t.uuid(),
    approvedAt: instant(),
    /** First day in force. */
    effectiveFrom: t.date({ mode: 'string' }),
    rejection: t.text(),
    rejectedBy: t.uuid(),
    rejectedAt: instant(),
    pushReason: t.text(),
    /** The version it replaced when put in force at once. */
    replaces: t.uuid(),
    /** When the donors who no longer pass were paused, and how many. */
    pausedAt: instant(),
    pausedDonors: t.integer(),
    inForceAt: instant(),
    retiredAt: instant(),
    /** People affected by the content with this hash, by the last count. */
    impact: t.jsonb().$type<KeptImpact>(),
    approvedImpact: t.jsonb().$type<KeptImpact>(),
    version: t.integer().notNull().default(1),
    ...auditColumns,
  }),
  (table) => [
    uniqueIndex('criteria_versions_one_in_force')
      .on(table.state)
      .where(sql`state = 'InForce'`),
    uniqueIndex('criteria_versions_one_draft')
      .on(table.author)
      .where(sql`state in ('Draft', 'InReview')`),
    index().on(table.createdAt, table.id),
    check('criteria_versions_four_eyes', sql`approver is null or author is null or approver <> author`),
    check(
      'criteria_versions_approved',
      sql`state in ('Draft', 'InReview') or origin in ('Upgrade', 'Sample') or (approver is not null and approved_at is not null)`,
    ),
    check('criteria_versions_sha256', sql`sha256 ~ '^[0-9a-f]{64}$'`),
  ],
)

export type CriteriaRow = typeof criteriaVersions.$inferSelect
