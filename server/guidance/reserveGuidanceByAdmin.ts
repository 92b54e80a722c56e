import { requireAdministrator, type RequestContext } from '../access/context'
import type { Guidance, GuidanceTimeByAdminInput } from '../generated/resolvers'
import { bookGuidance } from './bookGuidance'
import { onBehalfOf } from './guidanceCaller'

/**
 * Books an hour for an invited person, also after the deadline while the invitation is open. The person gets
 * the usual mail.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, BAD_USER_INPUT for a time that
 * is not offered, INVALID_STATE without an open invitation, with a booking or while suspended, SLOT_FULL
 */
export async function reserveGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceTimeByAdminInput,
): Promise<Guidance> {
  const caller = requireAdministrator(context)
  const person = await onBehalfOf(context, input.UserId, caller.id)
  return bookGuidance(context, person, input.StartAt)
}
