import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { userId } from './users'

export const floraTestStatus = contractEnum('FloraTestStatus')

/** True if part of the result is not sealed. */
export const readableFlora = sql`enterotype <> '' or intestinal_flora_composition is not null`

export const floraTests = pgTable(
  'flora_tests',
  (t) => ({
    id: id(),
    sampleId: t.text(),
    userId: userId(),
    status: floraTestStatus().notNull(),
    diversityScore: t.doublePrecision(),
    diversityScoreScaled: t.doublePrecision(),
    ranking: t.integer(),
    enterotype: t.text(),
    /** Sealed with the person's key (`server/vault`), as is the other below. */
    enterotypeSealed: bytea(),
    intestinalFloraComposition: t.jsonb(),
    intestinalFloraCompositionSealed: bytea(),
    examDate: t.date({ mode: 'string' }),
    invitedDate: t.date({ mode: 'string' }),
    sharedDate: t.date({ mode: 'string' }),
    deadlineForApplicationAt: t.date({ mode: 'string' }),
    inspectionDetailCreatedAt: instant().notNull(),
    ...auditColumns,
  }),
  (table) => [
    uniqueIndex('flora_tests_sample').on(table.sampleId),
    index().on(table.userId, table.inspectionDetailCreatedAt, table.id),
    index().on(table.inspectionDetailCreatedAt, table.id),
    index().on(table.deadlineForApplicationAt, table.id),
    index().on(table.status, table.inspectionDetailCreatedAt, table.id),
    index('flora_tests_readable').on(table.id).where(readableFlora),
    check(
      'flora_tests_shared',
      sql`status <> 'Shared' or (diversity_score is not null and shared_date is not null)`,
    ),
  ],
)

export type FloraTestRow = typeof floraTests.$inferSelect
