import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CaseFacts } from '../../../shared/rules/records/cases/facts'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { SEALED_TEXT } from './users'

export const caseKind = contractEnum('CaseKind')
export const caseState = contractEnum('CaseState')
export const caseStepKind = contractEnum('CaseStepKind')

/** True if what was said in a case about a person is not sealed. */
export const readableCase = sql.raw(
  `user_id is not null and (words <> '' and words <> '${SEALED_TEXT}' or answer <> '' and answer <> '${SEALED_TEXT}')`,
)
export const readableStep = sql.raw(`"text" <> '' and "text" <> '${SEALED_TEXT}'`)

/** A matter to look into because of who read what, or what somebody asks for by law, with a due day, an owner, an answer and a history. */
export const cases = pgTable(
  'cases',
  (t) => ({
    id: id(),
    kind: caseKind().notNull(),
    state: caseState().notNull().default('Open'),
    /** The person concerned, if there is one. No foreign key: it outlives a profile. */
    userId: t.uuid(),
    /** The member of staff whose reads it is about, if there is one; they neither take nor answer it. */
    actorId: t.uuid(),
    /** The cause; prevents duplicates. Of a request while it is open. */
    subject: t.text(),
    facts: t.jsonb().$type<CaseFacts>().notNull().default({}),
    /** Null without words and once erased; sealed with the person's key (`server/vault`), like the answer. */
    words: t.text(),
    wordsSealed: bytea(),
    dueOn: t.date({ mode: 'string' }).notNull(),
    assigneeId: t.uuid(),
    answer: t.text(),
    answerSealed: bytea(),
    answeredBy: t.uuid(),
    answeredAt: instant(),
    version: t.integer().notNull().default(1),
    ...auditColumns,
  }),
  (table) => [
    uniqueIndex('cases_of_subject').on(table.kind, table.subject),
    index().on(table.userId, table.createdAt),
    index().on(table.createdAt, table.id),
    index().on(table.dueOn, table.id),
    index('cases_open')
      .on(table.dueOn, table.id)
      .where(sql`state = 'Open'`),
    check('cases_answered', sql`(answered_at is null) = (answered_by is null)`),
    index('cases_readable').on(table.id).where(readableCase),
    check('cases_request_of_person', sql`facts -> 'request' is null or user_id is not null`),
    // Nothing is handed out to somebody unknown, nor a disclosure before its fee.
    check(
      'cases_request_handed_out',
      sql`coalesce(facts #>> '{request,outcome}', 'Refused') = 'Refused' or facts #>> '{request,identity,on}' is not null
        and (facts #>> '{request,kind}' <> 'Disclosure' or facts #>> '{request,feePaidOn}' is not null)`,
    ),
    check(
      'cases_request_refused_by_law',
      sql`coalesce(facts #>> '{request,outcome}', 'Whole') = 'Whole' or jsonb_array_length(facts #> '{request,grounds}') > 0`,
    ),
    check('cases_answered_with_day', sql`state <> 'Answered' or answered_at is not null`),
  ],
)

export type CaseRow = typeof cases.$inferSelect

/** Append-only (`sql/appendOnly.sql`), except that texts are erased when their person leaves. */
export const caseSteps = pgTable(
  'case_steps',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: t
      .uuid()
      .notNull()
      .references(() => cases.id),
    kind: caseStepKind().notNull(),
    /** Staff or the person; null for a job. */
    actorId: t.uuid(),
    /** Sealed as its case. */
    text: t.text(),
    textSealed: bytea(),
    createdAt: instant().notNull(),
  }),
  (table) => [
    index().on(table.caseId, table.id),
    index('case_steps_readable').on(table.id).where(readableStep),
  ],
)

export type CaseStepRow = typeof caseSteps.$inferSelect
