import { formatListDateTime, type JapaneseDate } from '../../../../shared/facts/dates'
import { booleanLabel } from '../../../../shared/words/labels/commonLabels'
import { userActivityLabels } from '../../../../shared/words/labels/consoleLabels'
import { userProfileLabels } from '../../../../shared/words/labels/userProfileLabels'
import type { ReadClass } from '../../../../shared/rules/records/reads'
import type { RequestContext } from '../../../ground/access/context'
import { dataOf, isDay } from '../../../ground/access/contract'
import { noteRead, type Reads } from '../../../ground/access/notedReads'
import type { UserProfile } from '../../../generated/resolvers'
import { keepReads, readPlace } from '../../../records/reads/keepReads'
import { profileOf } from '../../../records/person/profileOf'

/** What a spreadsheet counts and sorts as a day or a time, with its text for others. */
export type Moment = { text: string } & ({ day: JapaneseDate } | { at: Date })
export type Cell = string | number | Moment

export type ExportColumn<Row> = {
  heading: string
  /** The value of a row; for enumerations its name. */
  value: (row: Row, now: Date) => unknown
  /** For columns that are not fields of the table's type. */
  data?: ReadClass
  words?: Readonly<Record<string, string>>
}

export type ExportRequest = { filter?: unknown; sortField?: string; sortDirection: 'ASC' | 'DESC' }

type Source<Row> = {
  /** Number of matching rows, exact up to `cap`, then cap + 1. */
  count(cap: number): Promise<number>
  batches(): AsyncIterable<readonly Row[]>
}

export type ExportTable = {
  label: string
  /** The contract's type of a row; columns are its fields. */
  type: string
  columns: readonly string[]
  headingOf(column: string): string
  /** @throws AppError BAD_USER_INPUT for a filter or order that the list does not accept */
  open(context: RequestContext, request: ExportRequest, columns: readonly string[]): Source<Cell[]>
}

export type SealedOfRows<Row> = {
  columns: readonly string[]
  open(context: RequestContext, rows: readonly Row[]): Promise<Row[]>
}

export function exportTable<Row>({
  name: table,
  label,
  type,
  personOf,
  columns,
  sealed,
  open,
}: {
  /** Name in the URL. */
  name: string
  label: string
  /** The contract's type; columns are its fields. */
  type: string
  /** The person whose record a row is. */
  personOf: (row: Row) => string | null | undefined
  columns: Readonly<Record<string, ExportColumn<Row>>>
  sealed?: SealedOfRows<Row>
  open: (context: RequestContext, request: ExportRequest) => Source<Row>
}): ExportTable {
  const byName = new Map(Object.entries(columns))
  return {
    label,
    type,
    columns: [...byName.keys()],
    headingOf: (name) => byName.get(name)?.heading ?? name,
    open(context, request, names) {
      const source = open(context, request)
      const chosen = names.flatMap((name) => {
        const column = byName.get(name)
        return column ? [{ ...column, isADay: isDay(type, name) }] : []
      })
      const place = readPlace(
        context,
        `exports/${table}`,
        names.map((name) => ({
          name: `${type}.${name}`,
          data: byName.get(name)?.data ?? dataOf(type, name),
        })),
      )
      const opens = sealed?.columns.some((name) => names.includes(name)) ? sealed.open : null
      const known = new Set<string>()
      const noteRows = (rows: readonly Row[]) => {
        const reads: Reads = new Map()
        for (const person of rows.map(personOf)) {
          if (place && person && !known.has(person)) noteRead(reads, place, person)
          if (person) known.add(person)
        }
        return keepReads(context, reads)
      }
      return {
        count: source.count,
        // A batch is sent only after the read of its people is stored.
        async *batches() {
          for await (const rows of source.batches()) {
            await noteRows(rows)
            const whole = opens ? await opens(context, rows) : rows
            yield whole.map((row) =>
              chosen.map(({ value, words, isADay }) => cellOf(value(row, context.now), words, isADay)),
            )
          }
        },
      }
    },
  }
}

/** Times in Japan, labels for enumerations, empty for null. */
function cellOf(value: unknown, words?: Readonly<Record<string, string>>, isADay = false): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && !words) return value
  if (value instanceof Date) return { text: formatListDateTime(value), at: value }
  if (isADay && typeof value === 'string') return { text: value, day: value }
  if (typeof value === 'boolean') return booleanLabel(value)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return words?.[text] ?? text
}

export type WithPerson<Row> = Row & { User: UserProfile | null }

export function withPeople<Row extends { UserId?: string | null }>(
  context: RequestContext,
  rows: readonly Row[],
): Promise<WithPerson<Row>[]> {
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      User: row.UserId ? await profileOf(context, row.UserId, null) : null,
    })),
  )
}

export const fullName = (profile: Partial<UserProfile> | null): string =>
  [profile?.LastName, profile?.FirstName].filter(Boolean).join(' ')

export const personColumns: Record<string, ExportColumn<{ User: UserProfile | null }>> = {
  User: { heading: userActivityLabels.User.admin, data: 'Identity', value: ({ User }) => fullName(User) },
  DonorId: { heading: userProfileLabels.DonorId.admin, data: 'Identity', value: ({ User }) => User?.DonorId },
}
