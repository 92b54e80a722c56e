import { correctDonationSchema } from '../../shared/validation/donation'
import { requireAdministrator, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { validated } from '../errors'
import type { CorrectDonationInput, DonationInfo } from '../generated/resolvers'
import { cancelDonation, holdDonation } from './cancelDonation'
import { toDonationInfo } from './toDonationInfo'

/**
 * Cancels a donation recorded by mistake and stores the reason.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a reason,
 * NOT_FOUND, INVALID_STATE when it was cancelled before, its reward is due, or the person has left
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
