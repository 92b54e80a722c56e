import { requireStaff, type RequestContext } from '../context'
import type { RefusalCount } from '../generated/resolvers'
import { countRefusals } from './countRefusals'

/**
 * Why people were refused, by question: for administrators. Support staff are told no reasons, of nobody and of no group.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export async function refusalsFor(context: RequestContext): Promise<RefusalCount[]> {
  const { role } = requireStaff(context)
  return role === 'Administrator' ? countRefusals(context.deps.db) : []
}
