import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConditionJudgement } from '../../../shared/rules/donating/condition/judgeCondition'
import { auditColumns, bytea, id, contractEnum } from './columns'
import { userId } from './users'

export const conditionKind = contractEnum('ConditionKind')

/** Replaces a sealed judgement. */
export const nothingSaid: ConditionJudgement = { version: '', items: [] }

/** True if the report is not sealed. */
export const readableReport = sql`judgement <> '{"items": [], "version": ""}'`

export const conditionReports = pgTable(
  'condition_reports',
  {
    id: id(),
    userId: userId(),
    kind: conditionKind().notNull(),
    /** The Japanese day of the report. */
    day: date({ mode: 'string' }).notNull(),
    since: date({ mode: 'string' }),
    judgement: jsonb().$type<ConditionJudgement>().notNull(),
    judgementSealed: bytea(),
    recordedByStaff: boolean().notNull(),
    /** Set aside by the office: it causes no rest any more. */
    lifted: boolean().notNull().default(false),
    ...auditColumns,
  },
  (table) => [
    index().on(table.userId, table.createdAt, table.id),
    uniqueIndex('condition_reports_one_statement_a_day')
      .on(table.userId, table.day)
      .where(sql`kind = 'Statement'`),
    index('condition_reports_statements_by_day')
      .on(table.day, table.userId)
      .where(sql`kind = 'Statement'`),
    index('condition_reports_readable').on(table.id).where(readableReport),
    check('condition_reports_since', sql`(kind = 'Report') = (since is not null) and since <= day`),
  ],
)

export type ConditionReportRow = typeof conditionReports.$inferSelect
