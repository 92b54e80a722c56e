import type { RequestContext } from '../access/context'

export type GraphQLContext = RequestContext
