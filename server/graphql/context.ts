import type { RequestContext } from '../context'

/** What resolvers receive; transport adds nothing to it. */
export type GraphQLContext = RequestContext
