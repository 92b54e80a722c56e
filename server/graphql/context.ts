import type { RequestContext } from '../access/context'

/** What resolvers receive; transport adds nothing to it. */
export type GraphQLContext = RequestContext
