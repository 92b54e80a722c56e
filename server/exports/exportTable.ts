import type { RequestContext } from '../access/context'
import { formatListDateTime } from '../../shared/dates'
import { booleanLabel } from '../../shared/labels/booleanLabels'

export type ExportColumn<Row> = {
  heading: string
  /** The value of a row; enumerations by their name. */
  value: (row: Row) => unknown
  /** The words for the names of an enumeration. */
  words?: Readonly<Record<string, string>>
}

export type ExportRequest = { filter?: unknown; sortField?: string; sortDirection: 'ASC' | 'DESC' }

type Source<Row> = {
  /** Rows that match, counted no further than `cap` and one more. */
  count(cap: number): Promise<number>
  /** The rows in their order, some at a time. */
  batches(): AsyncIterable<readonly Row[]>
}

export type ExportTable = {
  /** How the activity log names it. */
  label: string
  /** Names of the columns that can be asked for. */
  columns: readonly string[]
  headingOf(column: string): string
  /** @throws AppError BAD_USER_INPUT for a filter or an order that the list does not take */
  open(
    context: RequestContext,
    request: ExportRequest,
    columns: readonly string[],
  ): Source<(string | number)[]>
}

/** A list of the console as it can be written out: its columns by name, and where its rows come from. */
export function exportTable<Row>({
  label,
  columns,
  open,
}: {
  label: string
  columns: Readonly<Record<string, ExportColumn<Row>>>
  open: (context: RequestContext, request: ExportRequest) => Source<Row>
}): ExportTable {
  const byName = new Map(Object.entries(columns))
  return {
    label,
    columns: [...byName.keys()],
    headingOf: (name) => byName.get(name)?.heading ?? name,
    open(context, request, names) {
      const source = open(context, request)
      const chosen = names.flatMap((name) => byName.get(name) ?? [])
      return {
        count: source.count,
        async *batches() {
          for await (const rows of source.batches())
            yield rows.map((row) => chosen.map(({ value, words }) => cellOf(value(row), words)))
        },
      }
    },
  }
}

/** A value as staff read it: times in Japan, words for names, numbers as they are, nothing where there is nothing. */
function cellOf(value: unknown, words?: Readonly<Record<string, string>>): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && !words) return value
  if (value instanceof Date) return formatListDateTime(value)
  if (typeof value === 'boolean') return booleanLabel(value)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return words?.[text] ?? text
}
