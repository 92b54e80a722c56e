import type { GraphQLClient } from './createGraphQLClient'

// Replaces @apollo/client for ra-data-graphql in types (tsconfig.json), build (vite.config.admin.ts) and
// tests. Saves 45 kB and a second cache: docs/decisions/023-console-data-provider.md.

/** The part of a document that ra-data-graphql reads. */
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

/** ra-data-graphql calls these only without our client. */
const notHere = (): never => {
  throw new Error('The console has a GraphQL client of its own: createGraphQLClient')
}
export const gql = notHere
export const ApolloClient = notHere
export const HttpLink = notHere
export const InMemoryCache = notHere
