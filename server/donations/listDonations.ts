import { requireStaff, type RequestContext } from '../access/context'
import type { Page } from '../db/keysetPage'
import type { DonationInfo, QueryListDonationByIdDonationInfoCreatedAtArgs } from '../generated/resolvers'
import { donationPage } from './donationPage'

/**
 * All donations, including those of former users. `RewardStatus` comes from the ledger in the same query.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listDonations(
  context: RequestContext,
  args: QueryListDonationByIdDonationInfoCreatedAtArgs,
): Promise<Page<DonationInfo>> {
  requireStaff(context)
  return donationPage(context.deps.lists, args)
}
