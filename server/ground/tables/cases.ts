import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { CaseFacts } from '../../../shared/rules/records/cases/facts'
import { auditColumns, id, instant } from './columns'

export const caseKind = pgEnum('case_kind', ['Objection', 'UnusualRead', 'EmergencyRead', 'Breach'])
export const caseState = pgEnum('case_state', ['Open', 'Answered', 'Closed'])
export const caseStepKind = pgEnum('case_step_kind', [
  'Opened',
  'Added',
  'Taken',
  'Noted',
  'Answered',
  'Closed',
  'Reopened',
  'Counted',
  'Exported',
  'Drafted',
  'Reported',
])

/** A matter to look into because of who read what, with a due day, an owner, an answer and a history. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    kind: caseKind().notNull(),
    state: caseState().notNull().default('Open'),
    /** The person concerned, if there is one. No foreign key: it outlives a profile. */
    userId: uuid(),
    /** The member of staff whose reads it is about, if there is one; they neither take nor answer it. */
    actorId: uuid(),
    /** The cause; prevents duplicates. */
    subject: text(),
    facts: jsonb().$type<CaseFacts>().notNull().default({}),
    /** Null without words and once erased. */
    words: text(),
    dueOn: date({ mode: 'string' }).notNull(),
    assigneeId: uuid(),
    answer: text(),
    answeredBy: uuid(),
    answeredAt: instant(),
    version: integer().notNull().default(1),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('cases_of_subject').on(table.kind, table.subject),
    index().on(table.userId, table.createdAt),
    index().on(table.createdAt, table.id),
    index().on(table.dueOn, table.id),
    index('cases_open')
      .on(table.dueOn, table.id)
      .where(sql`state = 'Open'`),
    check('cases_answered', sql`(answered_at is null) = (answered_by is null)`),
    check('cases_answered_with_day', sql`state <> 'Answered' or answered_at is not null`),
  ],
)

export type CaseRow = typeof cases.$inferSelect

/** Append-only (`sql/appendOnly.sql`), except that texts are erased when their person leaves. */
export const caseSteps = pgTable(
  'case_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id),
    kind: caseStepKind().notNull(),
    /** Staff or the person; null for a job. */
    actorId: uuid(),
    text: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.caseId, table.id)],
)

export type CaseStepRow = typeof caseSteps.$inferSelect
