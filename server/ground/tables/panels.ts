import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { PanelJudgement } from '../../../shared/generated/schema'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { screenings } from './screenings'
import { userId } from './users'

export const panelKind = contractEnum('PanelKind')
export const panelOutcome = contractEnum('PanelOutcome')

export type PanelRowResult = {
  analyte: string
  day: JapaneseDate | null
  judgement: PanelJudgement
  value: string | null
  unit: string | null
}

/** True if the results are not sealed. */
export const readablePanel = sql`results <> '[]'`

/** A finding of which the person does not know yet. */
export const untoldFinding = sql`outcome = 'NotPassed' and withdrawn_at is null and released_at is null`

/**
 * What a laboratory found in one round of specimens. Results are sealed with the person's key; the outcome and the days
 * stay readable, because the bracket of units uses them (`sql/holds.sql`).
 */
export const testPanels = pgTable(
  'test_panels',
  {
    id: id(),
    userId: userId(),
    kind: panelKind().notNull(),
    screeningId: uuid().references(() => screenings.id),
    laboratory: text().notNull(),
    /** Of the first and of the last specimen. */
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    outcome: panelOutcome().notNull(),
    results: jsonb().$type<PanelRowResult[]>().notNull().default([]),
    resultsSealed: bytea(),
    /** Number of the criteria that say what is complete; null if none was in force. */
    criteria: text(),
    recordedBy: uuid().notNull(),
    confirmedBy: uuid(),
    confirmedAt: instant(),
    /** Set by a second person for what was entered wrongly; it counts for nothing then. */
    withdrawnBy: uuid(),
    withdrawnAt: instant(),
    /** Since when the person sees it. */
    releasedBy: uuid(),
    releasedAt: instant(),
    ...auditColumns,
  },
  (table) => [
    index().on(table.userId, table.firstDay, table.id),
    index('test_panels_screening')
      .on(table.screeningId)
      .where(sql`screening_id is not null`),
    index('test_panels_readable').on(table.id).where(readablePanel),
    index('test_panels_untold').on(table.id).where(untoldFinding),
    check('test_panels_days', sql`first_day <= last_day`),
    check('test_panels_screening', sql`screening_id is null or kind in ('Registration', 'Renewal')`),
    check('test_panels_confirmed', sql`(confirmed_at is null) = (confirmed_by is null)`),
    check('test_panels_withdrawn', sql`(withdrawn_at is null) = (withdrawn_by is null)`),
    check('test_panels_released', sql`(released_at is null) = (released_by is null)`),
    check(
      'test_panels_released_finding',
      sql`released_at is null or outcome <> 'NotPassed' or confirmed_at is not null`,
    ),
    check('test_panels_second', sql`recorded_by not in (confirmed_by, withdrawn_by)`),
  ],
)

export type TestPanelRow = typeof testPanels.$inferSelect
