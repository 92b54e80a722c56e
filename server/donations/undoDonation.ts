import { UNDO_TOO_LATE } from '../../shared/messages/reception'
import { UNDO_MS } from '../../shared/reception'
import { requireAdministrator, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Reception, UndoDonationInput } from '../generated/resolvers'
import { cancelDonation, holdDonation } from './cancelDonation'
import { receptionOf } from './receptionOf'

/**
 * Takes back what was just recorded, up to ten seconds after, by the server's clock; nobody is asked why. A call that
 * comes again finds it taken back and changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, NOT_FOUND, INVALID_STATE later than that, or
 *   when its reward is due
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
