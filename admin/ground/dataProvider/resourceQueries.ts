import type { BuildQueryResult } from 'ra-data-graphql'
import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  UpdateParams,
} from 'react-admin'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { apiErrorTexts } from '../../../shared/words/program/apiErrors'
import type { TypedDocumentString } from '../../generated/graphql'
import { isRecord } from '../../../shared/facts/isRecord'
import type { SortDirection } from '../../../shared/generated/schema'
import { filterValues } from './filterValues'
import { passOffer } from './undoOffers'

/** Where a page starts: a token of the API, or `offset:250`. */
export type PageStart = { limit: number; nextToken: string | null }

type Ask<Params> = (params: Params, start: PageStart, today: JapaneseDate) => BuildQueryResult

export type ResourceQueries = {
  getList?: Ask<GetListParams>
  getOne?: Ask<GetOneParams>
  getMany?: Ask<GetManyParams>
  getManyReference?: Ask<GetManyReferenceParams>
  create?: Ask<CreateParams>
  update?: Ask<UpdateParams>
  delete?: Ask<DeleteParams>
}

/** A typed document, its variables and the conversion of its answer. */
export function request<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  parse: (data: Data) => unknown,
): BuildQueryResult {
  const text = String(document)
  const operation = text.trimStart().startsWith('mutation') ? 'mutation' : 'query'
  return {
    query: { definitions: [{ operation }], toString: () => text },
    variables,
    parseResponse: ({ data }: { data: Data }) => {
      const parsed = parse(data)
      passOffer(data, isRecord(parsed) ? parsed.data : null)
      return parsed
    },
  }
}

/** Adds the `id` that react-admin needs. */
export const toRecord = <Row extends { Id: string }>(row: Row) => ({ ...row, id: row.Id })

type List = { items: readonly { Id: string }[]; total?: number | null; nextToken: string | null }

/** The API's maximum per call. */
const MOST = 100

/** getList, getMany and getManyReference (`target: 'UserId'`) of a list. */
export function listQueries<Data, Filter, SortField>(
  document: TypedDocumentString<Data, ListVariables<Filter, SortField>>,
  contract: ListContract<Filter, SortField>,
  listOf: (data: Data) => List,
) {
  const ask = (variables: ListVariables<Filter, SortField>) =>
    request(document, variables, (data) => {
      const { items, total, nextToken } = listOf(data)
      return { data: items.map(toRecord), total, meta: { nextToken } }
    })
  return {
    getList: (params, start, today) => ask(listVariables(contract, params, start, today)),
    getMany: ({ ids }, _start, today) => {
      const all = listVariables(contract, {}, { limit: MOST, nextToken: null }, today)
      return ask({ ...all, filter: { ...all.filter, Id: { in: ids.map(String) } } })
    },
    getManyReference: ({ id, target, ...params }, start, today) => {
      const all = listVariables(contract, params, start, today)
      return ask({ ...all, filter: { ...all.filter, [target]: { eq: String(id) } } })
    },
  } satisfies ResourceQueries
}

export type FilterValues = ReturnType<typeof filterValues>

/** What one word is sought in; `of` is the field that its reader must be allowed to read. */
export type Sought = { label: string; of?: string }
/** By the name of the word in the address. */
export type SoughtBy = { name: string; by: readonly Sought[] }

export type Condition<Filter> = {
  /** @param today used by conditions such as "overdue" */
  where: (values: FilterValues, today: JapaneseDate) => Partial<Filter>
}

export type ListContract<Filter, SortField> = {
  search?: Condition<Filter> & SoughtBy
  fields: readonly Condition<Filter>[]
  /** Sort field by column; the first is the default. */
  sortFields: Readonly<Record<string, SortField>>
}

export type ListVariables<Filter, SortField> = {
  filter: Filter
  sortField?: SortField
  sortDirection: SortDirection
} & PageStart

export function listVariables<Filter, SortField>(
  { search, fields, sortFields }: ListContract<Filter, SortField>,
  { filter, sort }: GetListParams,
  start: PageStart,
  today: JapaneseDate,
): ListVariables<Filter, SortField> {
  const values = filterValues(filter, today)
  const own = sort && Object.hasOwn(sortFields, sort.field) ? sortFields[sort.field] : undefined
  return {
    filter: joined([search, ...fields].map((field) => field?.where(values, today) ?? {})),
    sortField: own ?? Object.values(sortFields)[0],
    sortDirection: sort?.order === 'ASC' ? 'ASC' : 'DESC',
    ...start,
  }
}

/** All conditions together: each has its own field; negated ones are in `and`. */
function joined<Filter>(parts: readonly Partial<Filter>[]): Filter {
  const and = parts.flatMap((part) => ('and' in part && Array.isArray(part.and) ? part.and : []))
  return Object.assign({}, ...parts, and.length > 0 && { and })
}

/** The single row of a list filtered by id, for resources without a call for one. @throws HttpError if there is none */
export function onlyRecord<Row extends { Id: string }>(rows: readonly Row[]) {
  const [row] = rows
  if (row) return toRecord(row)
  const refusal = { message: apiErrorTexts.NOT_FOUND, extensions: { code: 'NOT_FOUND' } }
  throw Object.assign(new Error(apiErrorTexts.NOT_FOUND), { graphQLErrors: [refusal] })
}
