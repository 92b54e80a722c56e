import { requireAdministrator, type RequestContext } from '../access/context'
import type { Guidance, GuidanceTimeByAdminInput } from '../generated/resolvers'
import { changeGuidance } from './changeGuidance'
import { onBehalfOf } from './guidanceCaller'

/**
 * Moves a person's booking until it begins.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, BAD_USER_INPUT for a time that
 * is not offered, INVALID_STATE without a booking, once it has begun or while suspended, SLOT_FULL
 */
export async function updateGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceTimeByAdminInput,
): Promise<Guidance> {
  const caller = requireAdministrator(context)
  const person = await onBehalfOf(context, input.UserId, caller.id)
  return changeGuidance(context, person, input.StartAt)
}
