import type { RequestContext } from '../../ground/access/context'

export type GraphQLContext = RequestContext
