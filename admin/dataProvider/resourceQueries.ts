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
import type { JapaneseDate } from '../../shared/dates'
import type { TypedDocumentString } from '../generated/graphql'
import { listVariables, type ListContract, type ListVariables } from './listVariables'

/** Where a page of a list begins, in the contract's words: a token of the API, or `offset:250`. */
export type PageStart = { limit: number; nextToken: string | null }

type Ask<Params> = (params: Params, start: PageStart, today: JapaneseDate) => BuildQueryResult

/** What one resource can be asked for: each call is one document of its own with its variables. */
export type ResourceQueries = {
  getList?: Ask<GetListParams>
  getOne?: Ask<GetOneParams>
  getMany?: Ask<GetManyParams>
  getManyReference?: Ask<GetManyReferenceParams>
  create?: Ask<CreateParams>
  update?: Ask<UpdateParams>
  delete?: Ask<DeleteParams>
}

/** A typed document with its variables, and how its answer becomes react-admin's. */
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
    parseResponse: ({ data }: { data: Data }) => parse(data),
  }
}

/** The one record shape: the contract's fields, and `id` as react-admin asks for it. */
export const toRecord = <Row extends { Id: string }>(row: Row) => ({ ...row, id: row.Id })

type List = { items: readonly { Id: string }[]; total?: number | null; nextToken: string | null }

/** As many as one call of the API gives. */
const MOST = 100

/**
 * What every list of the contract can be asked: its pages, some of its records by id, and those that name a record of
 * another resource (`target: 'UserId'`).
 */
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
