import { correctDonationSchema } from '../../shared/validation/correctDonation'
import { requireAdministrator, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { validated } from '../errors'
import type { CorrectDonationInput, DonationInfo } from '../generated/resolvers'
import { cancelDonation, holdDonation } from './cancelDonation'
import { toDonationInfo } from './toDonationInfo'

/**
 * Takes a donation back that was recorded by mistake, for a reason that is kept; what was meant is recorded anew.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason, NOT_FOUND,
 *   INVALID_STATE when it was taken back before, when its reward is due, or for somebody who has left
 */
export async function correctDonation(
  context: RequestContext,
  input: CorrectDonationInput,
): Promise<DonationInfo> {
  const caller = requireAdministrator(context)
  const { DonationId, Reason } = validated(correctDonationSchema, input)
  const donationId = requireUuid(DonationId)
  return inTransaction(context, async (tx) => {
    const held = await holdDonation(tx, donationId)
    const cancelled = await cancelDonation(context, tx, { ...held, actorId: caller.id, reason: Reason })
    return toDonationInfo(cancelled, null)
  })
}
