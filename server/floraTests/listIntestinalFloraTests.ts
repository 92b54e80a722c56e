import { requireStaff, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import type {
  InspectionDetail,
  QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
} from '../generated/resolvers'
import { floraTestPage } from './floraTestPage'

/**
 * All flora tests; support staff see no results.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listIntestinalFloraTests(
  context: RequestContext,
  args: QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
): Promise<Page<InspectionDetail>> {
  requireStaff(context)
  return floraTestPage(context, 'floraTests', args)
}
