import type { ReactNode } from 'react'
import type { FieldLabel } from '../../../shared/words/labels/commonLabels'
import type { FilterRecord } from './filterField'

/** What a cell says that has nothing. By default a column is not shown that says it in every row. */
export const NOTHING = '—'

export type ColumnHead = {
  source: string
  label: string
  exported: readonly string[]
  /** First sort direction; absent if the API cannot sort by it. */
  sort?: 'ASC' | 'DESC'
  align?: 'right'
  wraps?: true
  /** Hidden by default. */
  optional?: true
  /** Shown by default only with these conditions. */
  shownWith?: (filter: FilterRecord) => boolean
  /** Minimum screen width, unless the person chose the columns; below `xl` it is not exported either. */
  from?: 'sm' | 'md' | 'xl'
}

export type ListColumn<Row> = ColumnHead & { render: (row: Row) => ReactNode }

/** Makes a list's columns: each is named, shown and exported by one field of the contract. */
export const columnsOf =
  <Row, Field extends string>(labels: Readonly<Record<Field, FieldLabel>>) =>
  (
    source: Field,
    render: ListColumn<Row>['render'],
    more: Partial<ListColumn<Row>> = {},
  ): ListColumn<Row> => ({ source, label: labels[source].admin, exported: [source], render, ...more })

/** On a phone cells become lines. The list says which cells take a whole line. */
export const rowsInLines = {
  '& table, & tbody': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 14px',
    padding: '12px 14px',
  },
  '& tbody tr:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody td': { padding: 0, border: 0 },
}
