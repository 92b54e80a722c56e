import type { GraphQLClient } from './createGraphQLClient'

// What ra-data-graphql is given in the place of @apollo/client: by its types (tsconfig.json), in hot reload and in the
// build (vite.config.admin.ts) and in tests. Apollo's client would be 45 kB more for the first list and keep a second
// copy of what react-admin keeps: docs/decisions/023-console-data-provider.md.

/** What ra-data-graphql looks at of a document: whether it reads or writes. */
export type DocumentNode = {
  definitions: readonly [{ operation: 'query' | 'mutation' }]
  toString(): string
}

export type OperationVariables = Record<string, unknown>
export type QueryOptions<Variables = OperationVariables, _Data = unknown> = {
  query: DocumentNode
  variables?: Variables
}
export type MutationOptions<_Data = unknown, Variables = OperationVariables> = {
  mutation: DocumentNode
  variables?: Variables
}
export type WatchQueryOptions<Variables = OperationVariables, Data = unknown> = QueryOptions<Variables, Data>
export type ApolloQueryResult<Data> = { data: Data }
export type ApolloClientOptions<_Cache> = Record<never, never>
export type ApolloClient<_Cache> = GraphQLClient

/** It calls these to make a client and to ask for the schema; it is handed a client and written-out documents. */
const notHere = (): never => {
  throw new Error('The console has a GraphQL client of its own: createGraphQLClient')
}
export const gql = notHere
export const ApolloClient = notHere
export const HttpLink = notHere
export const InMemoryCache = notHere
