import type { JapaneseDate } from '../../shared/dates'
import type { TypedDocumentString } from '../generated/graphql'
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

/** Where a page of a list begins, in the contract's words: a token of the API, or `offset:250`. */
export type PageStart = { limit: number; nextToken: string | null }

type Answer = Pick<Parameters<BuildQueryResult['parseResponse']>[0], 'data'>

/** A document's text, with the one thing ra-data-graphql looks at: whether it reads or writes. */
type Document = { definitions: [{ operation: 'query' | 'mutation' }]; toString(): string }

/** One call as ra-data-graphql hands it to our client. */
export type ResourceQuery = {
  query: Document
  variables: Record<string, unknown>
  parseResponse(answer: Answer): ReturnType<BuildQueryResult['parseResponse']>
}

/** What one resource can be asked for: each call is one document of its own with its variables. */
export type ResourceQueries = {
  getList?: (params: GetListParams, start: PageStart, today: JapaneseDate) => ResourceQuery
  getOne?: (params: GetOneParams) => ResourceQuery
  getMany?: (params: GetManyParams) => ResourceQuery
  getManyReference?: (params: GetManyReferenceParams) => ResourceQuery
  create?: (params: CreateParams) => ResourceQuery
  update?: (params: UpdateParams) => ResourceQuery
  delete?: (params: DeleteParams) => ResourceQuery
}

/** A typed document with its variables, and how its answer becomes react-admin's. */
export function request<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  parse: (data: Data) => unknown,
): ResourceQuery {
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
