// What ra-data-graphql is given in place of @apollo/client (vite.config.admin.ts). It uses these only to make a client
// and to ask for the schema; it is handed a client of ours and written-out documents.
const notHere = (): never => {
  throw new Error('The console has a GraphQL client of its own: createGraphQLClient')
}

export const gql = notHere
export const ApolloClient = notHere
export const HttpLink = notHere
export const InMemoryCache = notHere
