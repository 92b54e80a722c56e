import { and, eq } from 'drizzle-orm'
import { mayBeDonorNumber, meantDonorNumber } from '../../shared/donorNumber'
import { BARCODE_MISMATCH } from '../../shared/messages/apiErrors'
import { requireAdministrator, type RequestContext } from '../access/context'
import { badField } from '../errors'
import type { Reception } from '../generated/resolvers'
import { userProfiles } from '../schema/users'
import { receptionOf } from './receptionOf'

/**
 * Whoever a scanned or typed donor number belongs to, and whether a donation may be recorded now, by the rule that
 * `recordDonation` goes by.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT for the number of nobody
 */
export async function findDonor(context: RequestContext, donorId: string): Promise<Reception> {
  requireAdministrator(context)
  if (!mayBeDonorNumber(donorId)) throw badField('DonorId', BARCODE_MISMATCH)
  return context.deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(and(eq(userProfiles.donorId, meantDonorNumber(donorId)), eq(userProfiles.deleteStatus, false)))
    if (!row) throw badField('DonorId', BARCODE_MISMATCH)
    return receptionOf(tx, context, row.id)
  })
}
