import { and, eq } from 'drizzle-orm'
import { isPossibleDonorNumber, normaliseDonorNumber } from '../../shared/donorNumber'
import { BARCODE_MISMATCH } from '../../shared/messages/apiErrors'
import { requireAdministrator, type RequestContext } from '../access/context'
import { badField } from '../errors'
import type { Reception } from '../generated/resolvers'
import { userProfiles } from '../schema/users'
import { receptionOf } from './receptionOf'

/**
 * The person of a scanned or typed donor number, and whether `recordDonation` would accept a donation now.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT for an unknown number
 */
export async function findDonor(context: RequestContext, donorId: string): Promise<Reception> {
  requireAdministrator(context)
  if (!isPossibleDonorNumber(donorId)) throw badField('DonorId', BARCODE_MISMATCH)
  return context.deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(
        and(eq(userProfiles.donorId, normaliseDonorNumber(donorId)), eq(userProfiles.deleteStatus, false)),
      )
    if (!row) throw badField('DonorId', BARCODE_MISMATCH)
    return receptionOf(tx, context, row.id)
  })
}
