import type { Resolvers } from '../generated/resolvers'
import { fields } from './fields'
import { listTotals } from './listTotals'
import { mutations } from './mutations'
import { queries } from './queries'

export const resolvers = { Query: queries, Mutation: mutations, ...fields, ...listTotals } satisfies Resolvers
