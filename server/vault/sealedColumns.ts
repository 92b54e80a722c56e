import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refusingQuestions, type Judgement } from '../../shared/questionnaire/judgement'
import { answerCorrections, readableCorrection, type AnswerCorrectionRow } from '../schema/answerCorrections'
import { onlineChecks, readableCheck, type OnlineCheckRow } from '../schema/screenings'

/** The rows that hold sealed values, by the name of their table. */
export type SealedRows = {
  online_checks: OnlineCheckRow
  answer_corrections: AnswerCorrectionRow
}
export type SealedTable = keyof SealedRows

type Sealing = {
  table: PgTable
  key: AnyPgColumn
  /** The property of the primary key. */
  id: string
  /** Each sealed column with what stands in its place: the column of the bytes is named `…Sealed`. */
  columns: Readonly<Record<string, unknown>>
  /** What lists and counts need to know of sealed values. */
  facts?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Rows of which something stands there readable; there is an index for it. */
  readable: SQL
}

/** What is sealed with a person's key. */
export const SEALED: Readonly<Record<SealedTable, Sealing>> = {
  online_checks: {
    table: onlineChecks,
    key: onlineChecks.screeningId,
    id: 'screeningId',
    columns: { answers: {}, judgement: null },
    facts: ({ judgement }: { judgement?: Judgement | null }) =>
      judgement === undefined ? {} : { refusedBy: judgement && refusingQuestions(judgement) },
    readable: readableCheck,
  },
  answer_corrections: {
    table: answerCorrections,
    key: answerCorrections.id,
    id: 'id',
    columns: { given: {}, before: null, after: null },
    readable: readableCorrection,
  },
}

export const sealedTables = ['online_checks', 'answer_corrections'] as const satisfies SealedTable[]

/** The columns of a row whose bytes stand in another. */
export type SealedColumn<Row> = {
  [C in keyof Row & string]: `${C}Sealed` extends keyof Row ? C : never
}[keyof Row & string]

/** True of what stands in the place of a sealed value, and of a value that needs no sealing. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
