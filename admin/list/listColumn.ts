import type { ReactNode } from 'react'
import type { FilterRecord } from './filterField'

/** What a column is called, where it stands, and what says the same in a file. */
export type ColumnHead = {
  source: string
  label: string
  /** The columns of the export that say the same. */
  exported: readonly string[]
  /** The order it is first sorted in; absent where the API has no index for it. */
  sort?: 'ASC' | 'DESC'
  align?: 'right'
  /** A sentence, that may take several lines. */
  wraps?: true
  /** Shown only to those who chose it. */
  optional?: true
  /** Comes by itself with these conditions only; absent: with all. */
  shownWith?: (filter: FilterRecord) => boolean
  /** The narrowest screen that has room for it, while nobody has chosen. */
  from?: 'sm' | 'md'
}

/** A column of a list: one place for the table, for whoever arranges it and for the file it is written to. */
export type ListColumn<Row> = ColumnHead & { render: (row: Row) => ReactNode }
