import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { formatListDateTime, type JapaneseDate } from '../../../shared/facts/dates'
import type { Queryable } from '../../ground/db/client'

/** 2026-12-01 → 2026/12/01, which spreadsheets take for a date. */
export const dayValue = (date: JapaneseDate | null) => date?.replaceAll('-', '/') ?? ''

/** 2026/12/01 14:00, Japanese time. */
export const timeValue = (instant: Date | null) => (instant ? formatListDateTime(instant) : '')

/** Empty for null. */
export const labelled = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  value: Key | null | undefined,
) => (value ? labels[value] : '')

export const withoutEmptyValues = (record: OwnRecord): OwnRecord => record.filter(([, value]) => value !== '')

/** One label and value, as text. */
export type OwnRecord = readonly (readonly [label: string, value: string])[]

export type OwnSection = { title: string; records: readonly OwnRecord[] }

export type OwnData = { exportedAt: string; sections: readonly OwnSection[] }

/** A person's rows of a table, in the order of these columns. */
export const rowsOf = <Table extends PgTable & { userId: PgColumn }>(
  db: Queryable,
  userId: string,
  table: Table,
  order: readonly (keyof Table['$inferSelect'] & string)[],
): Promise<Table['$inferSelect'][]> =>
  db
    .select()
    .from<PgTable>(table)
    .where(eq(table.userId, userId))
    .orderBy(...order.flatMap((column) => getTableColumns<PgTable>(table)[column] ?? []))
