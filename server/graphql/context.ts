import type { RequestContext } from '../access/context'

/** Resolvers receive this; transport adds nothing to it. */
export type GraphQLContext = RequestContext
