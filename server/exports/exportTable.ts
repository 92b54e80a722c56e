import { formatListDateTime } from '../../shared/dates'
import { booleanLabel } from '../../shared/labels/commonLabels'
import { userActivityLabels } from '../../shared/labels/consoleLabels'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import type { ReadClass } from '../../shared/reads'
import type { RequestContext } from '../access/context'
import { dataOf } from '../access/contract'
import { noteRead, type Reads } from '../access/reads'
import type { UserProfile } from '../generated/resolvers'
import { keepReads, readPlace } from '../reads/keepReads'
import { profileOf } from '../users/profileOf'

export type ExportColumn<Row> = {
  heading: string
  /** The value of a row; for enumerations its name. */
  value: (row: Row, now: Date) => unknown
  /** The class of what is no field of the table's type. */
  data?: ReadClass
  /** Labels of an enumeration's names. */
  words?: Readonly<Record<string, string>>
}

export type ExportRequest = { filter?: unknown; sortField?: string; sortDirection: 'ASC' | 'DESC' }

type Source<Row> = {
  /** Matching rows, exact up to `cap`, then cap + 1. */
  count(cap: number): Promise<number>
  /** The ordered rows in batches. */
  batches(): AsyncIterable<readonly Row[]>
}

export type ExportTable = {
  /** The name in the activity log. */
  label: string
  /** The contract's name of a row, whose fields columns are. */
  type: string
  columns: readonly string[]
  headingOf(column: string): string
  /** @throws AppError BAD_USER_INPUT for a filter or order that the list does not accept */
  open(
    context: RequestContext,
    request: ExportRequest,
    columns: readonly string[],
  ): Source<(string | number)[]>
}

/** Columns that are sealed at rest, and how rows get them. */
export type SealedOfRows<Row> = {
  columns: readonly string[]
  open(context: RequestContext, rows: readonly Row[]): Promise<Row[]>
}

/** An exportable list: its columns by name and the source of its rows. */
export function exportTable<Row>({
  name: table,
  label,
  type,
  personOf,
  columns,
  sealed,
  open,
}: {
  /** In the address. */
  name: string
  label: string
  /** Of the contract, whose fields columns are. */
  type: string
  /** Whose record a row is. */
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
      const chosen = names.flatMap((name) => byName.get(name) ?? [])
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
        // Each batch leaves when it is kept whose it is.
        async *batches() {
          for await (const rows of source.batches()) {
            await noteRows(rows)
            const whole = opens ? await opens(context, rows) : rows
            yield whole.map((row) => chosen.map(({ value, words }) => cellOf(value(row, context.now), words)))
          }
        },
      }
    },
  }
}

/** Times in Japan, labels for enumerations, empty for null. */
function cellOf(value: unknown, words?: Readonly<Record<string, string>>): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && !words) return value
  if (value instanceof Date) return formatListDateTime(value)
  if (typeof value === 'boolean') return booleanLabel(value)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return words?.[text] ?? text
}

export type WithPerson<Row> = Row & { User: UserProfile | null }

/** Adds each row's person, in one query. */
export function withPeople<Row extends { UserId?: string | null }>(
  context: RequestContext,
  rows: readonly Row[],
): Promise<WithPerson<Row>[]> {
  return Promise.all(
    rows.map(async (row) => ({ ...row, User: row.UserId ? await profileOf(context, row.UserId) : null })),
  )
}

export const fullName = (profile: Partial<UserProfile> | null): string =>
  [profile?.LastName, profile?.FirstName].filter(Boolean).join(' ')

/** A row's person: name and donor number. */
export const personColumns: Record<string, ExportColumn<{ User: UserProfile | null }>> = {
  User: { heading: userActivityLabels.User.admin, data: 'Identity', value: ({ User }) => fullName(User) },
  DonorId: { heading: userProfileLabels.DonorId.admin, data: 'Identity', value: ({ User }) => User?.DonorId },
}
