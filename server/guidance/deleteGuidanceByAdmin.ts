import { requireAdministrator, type RequestContext } from '../access/context'
import type { Guidance, GuidanceByAdminInput } from '../generated/resolvers'
import { cancelGuidance } from './cancelGuidance'
import { onBehalfOf } from './onBehalfOf'

/**
 * Cancels a person's booking until it begins; the invitation gets a new deadline of 14 days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, INVALID_STATE without a
 * booking, once it has begun or while suspended
 */
export async function deleteGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceByAdminInput,
): Promise<Guidance> {
  const caller = requireAdministrator(context)
  const person = await onBehalfOf(context, input.UserId, caller.id)
  return cancelGuidance(context, person)
}
