import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Answers } from '../../../shared/questionnaire/engine/answer'
import type { CheckVersion } from '../../../shared/questionnaire/engine/judgement'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { screenings } from './screenings'
import { userId } from './users'

export const answerCorrectionState = contractEnum('AnswerCorrectionState')
export const answerCorrectionEffect = contractEnum('AnswerCorrectionEffect')
export const answerCorrectionReason = contractEnum('AnswerCorrectionReason')

/** True if part of the correction is not sealed. */
export const readableCorrection = sql`given <> '{}' or before is not null or after is not null`

/**
 * Answers of sent checks that the person corrected: online_checks has the current version, this table the previous one.
 * The first version is the sealed one (`sql/seals.sql`).
 */
export const answerCorrections = pgTable(
  'answer_corrections',
  (t) => ({
    id: id(),
    userId: userId(),
    screeningId: t
      .uuid()
      .notNull()
      .references(() => screenings.id),
    state: answerCorrectionState().notNull(),
    effect: answerCorrectionEffect().notNull(),
    /** Increases when the person adds to it while it waits. */
    version: t.integer().notNull().default(1),
    given: t.jsonb().$type<Answers>().notNull(),
    /** Sealed with the person's key (`server/vault`), as are `before` and `after`. */
    givenSealed: bytea(),
    /** Both as of the decision; null while it waits and once erased. */
    before: t.jsonb().$type<CheckVersion>(),
    beforeSealed: bytea(),
    after: t.jsonb().$type<CheckVersion>(),
    afterSealed: bytea(),
    /** Sequence number among the counted corrections of its check; null if not counted. */
    round: t.integer(),
    dueOn: t.date({ mode: 'string' }),
    reason: answerCorrectionReason(),
    words: t.text(),
    decidedBy: t.uuid(),
    decidedAt: instant(),
    /** When donating was allowed again, or the donor status ended. */
    pauseEndedAt: instant(),
    ...auditColumns,
  }),
  (table) => [
    uniqueIndex('answer_corrections_one_open')
      .on(table.screeningId)
      .where(sql`state = 'Open'`),
    uniqueIndex('answer_corrections_round').on(table.screeningId, table.round),
    index().on(table.userId, table.createdAt),
    index('answer_corrections_open')
      .on(table.dueOn, table.id)
      .where(sql`state = 'Open'`),
    index('answer_corrections_readable').on(table.id).where(readableCorrection),
    check('answer_corrections_decided', sql`(state = 'Open') = (decided_at is null)`),
    check('answer_corrections_counts', sql`(state in ('Counted', 'Accepted')) = (round is not null)`),
    check('answer_corrections_looked_at', sql`(state in ('Accepted', 'Refused')) = (reason is not null)`),
  ],
)

export type AnswerCorrectionRow = typeof answerCorrections.$inferSelect
