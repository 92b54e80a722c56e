import { UNDO_TOO_LATE } from '../../shared/messages/reception'
import { UNDO_MS } from '../../shared/validation/donation'
import { requireAdministrator, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Reception, UndoDonationInput } from '../generated/resolvers'
import { cancelDonation, holdDonation } from './cancelDonation'
import { receptionOf } from './receptionOf'

/**
 * Cancels a donation up to ten seconds after recording (server's clock), without a reason. A repeated call
 * changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, INVALID_STATE later, or when
 * its reward is due
 */
export async function undoDonation(context: RequestContext, input: UndoDonationInput): Promise<Reception> {
  const caller = requireAdministrator(context)
  const donationId = requireUuid(input.DonationId)
  return inTransaction(context, async (tx) => {
    const { donation, profile } = await holdDonation(tx, donationId)
    if (!donation.cancelledAt) {
      if (context.now.getTime() - donation.donationInfoCreatedAt.getTime() > UNDO_MS)
        throw new AppError('INVALID_STATE', UNDO_TOO_LATE)
      await cancelDonation(context, tx, { donation, profile, actorId: caller.id })
    }
    return receptionOf(tx, context, profile.id)
  })
}
