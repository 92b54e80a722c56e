import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Findings } from '../../../shared/rules/criteria/corrections'
import type { FloraResult } from '../../../shared/words/check/corrections'
import { bytea, id, instant, contractEnum } from './columns'
import { userId } from './users'

export const correctionKind = contractEnum('CorrectionKind')
export const correctionState = contractEnum('CorrectionState')
export const correctionCause = contractEnum('CorrectionCause')

/** True if part of the correction is not sealed. */
export const readableRecordCorrection = sql`before is not null or after is not null or explanation <> '' or words <> ''`

/**
 * Corrections of judgements and shared flora results: old and new value, and who decided. The first judgement stays as
 * sealed in health_checks; the last confirmed correction counts. Decided rows never change (`sql/corrections.sql`).
 */
export const corrections = pgTable(
  'corrections',
  {
    id: id(),
    userId: userId(),
    kind: correctionKind().notNull(),
    /** The screening or flora test. No foreign key: the seal outlives an erased record. */
    recordId: uuid().notNull(),
    /** Null once erased. Sealed with the person's key (`server/vault`), like the columns below and the words. */
    before: jsonb().$type<Findings | FloraResult>(),
    beforeSealed: bytea(),
    /** Null once erased, and if the result is withdrawn. */
    after: jsonb().$type<Findings | FloraResult>(),
    afterSealed: bytea(),
    /** Number of the criteria whose wording the person gets if the test does not certify. */
    criteria: text(),
    takesBack: boolean().notNull().default(false),
    /** The person can see part of it. */
    isTold: boolean().notNull().default(true),
    cause: correctionCause().notNull(),
    explanation: text(),
    explanationSealed: bytea(),
    proposedBy: uuid().notNull(),
    state: correctionState().notNull().default('Open'),
    decidedBy: uuid(),
    decidedAt: instant(),
    words: text(),
    wordsSealed: bytea(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('corrections_one_open')
      .on(table.recordId)
      .where(sql`state = 'Open'`),
    index().on(table.recordId, table.createdAt),
    index().on(table.userId),
    index('corrections_open')
      .on(sql`((created_at at time zone 'Asia/Tokyo')::date)`, table.id)
      .where(sql`state = 'Open'`),
    check(
      'corrections_decided',
      sql`(state = 'Open') = (decided_at is null) and (decided_at is null) = (decided_by is null)`,
    ),
    check('corrections_four_eyes', sql`state = 'Open' or (state = 'Withdrawn') = (decided_by = proposed_by)`),
    check('corrections_taken_back', sql`not takes_back or (kind = 'FloraTest' and after is null)`),
    index('corrections_readable').on(table.id).where(readableRecordCorrection),
    check(
      'corrections_explained',
      sql`state <> 'Open' or (num_nonnulls(explanation, explanation_sealed) > 0 and num_nonnulls(before, before_sealed) > 0)`,
    ),
  ],
)

export type CorrectionRow = typeof corrections.$inferSelect
