import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core'
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

/** Where a page of a list begins, in the contract's words. */
export type PageStart = { limit: number; nextToken: string | null }

/** What one resource can be asked for: each call is one document of its own with its variables. */
export type ResourceQueries = {
  getList?: (params: GetListParams, start: PageStart) => BuildQueryResult
  /** The same list, asked only where its next page begins; absent where the list is not paged by tokens. */
  getToken?: (params: GetListParams, start: PageStart) => BuildQueryResult
  getOne?: (params: GetOneParams) => BuildQueryResult
  getMany?: (params: GetManyParams) => BuildQueryResult
  getManyReference?: (params: GetManyReferenceParams) => BuildQueryResult
  create?: (params: CreateParams) => BuildQueryResult
  update?: (params: UpdateParams) => BuildQueryResult
  delete?: (params: DeleteParams) => BuildQueryResult
}

/** A typed document with its variables, and how its answer becomes react-admin's. */
export function request<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  parse: (data: Data) => unknown,
): BuildQueryResult {
  return { query, variables, parseResponse: ({ data }: { data: Data }) => parse(data) }
}

/** The one record shape: the contract's fields, and `id` as react-admin asks for it. */
export const toRecord = <Row extends { Id: string }>(row: Row) => ({ ...row, id: row.Id })
