import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CriteriaContent } from '../../shared/criteria/content'
import type { KeptImpact } from '../../shared/criteria/impact'
import { auditColumns, id, instant } from './columns'

export const criteriaState = pgEnum('criteria_state', ['Draft', 'InReview', 'Approved', 'InForce', 'Retired'])

/** Where a version comes from: somebody wrote it; the program brought it; it was in use before versions were kept; a sample. */
export const criteriaOrigin = pgEnum('criteria_origin', ['Written', 'Program', 'Upgrade', 'Sample'])

/**
 * The versions of the criteria by which checks are judged. What was or is in force never changes and is never deleted, nor is the
 * content of what waits to be; only a draft is deleted (`sql/criteria.sql`).
 */
export const criteriaVersions = pgTable(
  'criteria_versions',
  {
    id: id(),
    /** 2026-11-1 */
    number: text().notNull().unique('criteria_versions_number'),
    state: criteriaState().notNull(),
    origin: criteriaOrigin().notNull(),
    /** The version that it was written from. */
    basedOn: uuid(),
    /** The form that it judges. */
    questionnaire: text().notNull(),
    content: jsonb().$type<CriteriaContent>().notNull(),
    /** Of the content as canonical JSON. */
    sha256: text().notNull(),
    /** Why it was changed. */
    note: text(),
    /** Null for what the program brought. */
    author: uuid(),
    /** Whoever changed the draft: none of them approves it. */
    editors: uuid().array().notNull().default([]),
    submittedAt: instant(),
    approver: uuid(),
    approvedAt: instant(),
    /** The first day on which it shall be in force. */
    effectiveFrom: date({ mode: 'string' }),
    /** Why it was sent back, by whom and when. */
    rejection: text(),
    rejectedBy: uuid(),
    rejectedAt: instant(),
    /** Why it was put in force at once. */
    pushReason: text(),
    /** What it took the place of when it was put in force at once. */
    replaces: uuid(),
    /** When the donors were paused whom it no longer lets donate, and how many. */
    pausedAt: instant(),
    pausedDonors: integer(),
    inForceAt: instant(),
    retiredAt: instant(),
    /** Whom the content with this hash would concern, as it was counted last. */
    impact: jsonb().$type<KeptImpact>(),
    /** As whoever approved it saw it. */
    approvedImpact: jsonb().$type<KeptImpact>(),
    version: integer().notNull().default(1),
    ...auditColumns,
  },
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
