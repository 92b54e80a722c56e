import { requireAdministrator, type RequestContext } from '../access/context'
import type { Guidance, GuidanceTimeByAdminInput } from '../generated/resolvers'
import { changeGuidance } from './changeGuidance'
import { onBehalfOf } from './onBehalfOf'

/**
 * Moves the booking of somebody to another hour on their behalf, until it begins.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, NOT_FOUND, BAD_USER_INPUT for a time that is not
 *   offered, INVALID_STATE without a booking, once it has begun or while suspended, SLOT_FULL
 */
export async function updateGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceTimeByAdminInput,
): Promise<Guidance> {
  const caller = requireAdministrator(context)
  const person = await onBehalfOf(context, input.UserId, caller.id)
  return changeGuidance(context, person, input.StartAt)
}
