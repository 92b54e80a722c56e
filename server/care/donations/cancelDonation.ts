import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import {
  DONATION_ALREADY_CORRECTED,
  DONATION_REWARD_DUE,
  UNDO_TOO_LATE,
} from '../../../shared/words/office/reception'
import { rankFor, type RankRules } from '../../../shared/facts/ranks'
import { correctDonationSchema } from '../../../shared/forms/donation'
import { UNDO_MS } from '../../../shared/rules/visits/visit'
import { requireAdministrator, requireDuty, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { readRow } from '../../ground/db/oneRow'
import { inTransaction } from '../../ground/db/inTransaction'
import { requireUuid, AppError, validated } from '../../ground/errors'
import type {
  Reception,
  UndoDonationInput,
  CorrectDonationInput,
  DonationInfo,
} from '../../generated/resolvers'
import { donations, rewardEntries, type DonationRow } from '../../ground/tables/donations'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, requirePresent } from '../../records/person/findProfile'
import { takeBackUnit } from '../units/moveUnits'
import { toDonationInfo } from './listDonations'
import { receptionOf } from './receptionOf'

/**
 * Locks the person, then the donation.
 * @throws AppError NOT_FOUND, INVALID_STATE
 */
export async function holdDonation(
  tx: Transaction,
  donationId: string,
): Promise<{ donation: DonationRow; profile: UserProfileRow }> {
  const known = await readRow(tx, donations, donationId)
  const profile = await requirePresent(tx, known.userId, await findProfileForUpdate(tx, known.userId))
  const [donation] = await tx.select().from(donations).where(eq(donations.id, donationId))
  if (!donation) throw new Error('A donation is never deleted')
  return { donation, profile }
}

/**
 * Cancels a donation: count and rank follow, and the ledger gets a row that ends its reward. Nothing is deleted.
 * @throws AppError INVALID_STATE when its reward is due or paid, its unit was handed over, or it was cancelled before
 */
export async function cancelDonation(
  { now, requestId, deps }: Pick<RequestContext, 'now' | 'requestId' | 'deps'>,
  tx: Transaction,
  {
    donation,
    profile,
    actorId,
    reason,
  }: { donation: DonationRow; profile: UserProfileRow; actorId: string; reason?: string },
): Promise<DonationRow> {
  await takeBackUnit(tx, donation.id, now)
  const [cancelled] = await tx
    .update(donations)
    .set({ cancelledAt: now, updatedAt: now })
    .where(and(eq(donations.id, donation.id), isNull(donations.cancelledAt)))
    .returning()
  if (!cancelled) throw new AppError('INVALID_STATE', DONATION_ALREADY_CORRECTED)
  const entries = await tx.select().from(rewardEntries).where(eq(rewardEntries.donationId, donation.id))
  if (entries.some(({ stage }) => stage !== 'Pending'))
    throw new AppError('INVALID_STATE', DONATION_REWARD_DUE)
  if (entries.length > 0)
    await tx.insert(rewardEntries).values(
      entries.map((entry) => ({
        ...entry,
        id: randomUUID(),
        stage: 'Cancelled' as const,
        createdAt: now,
      })),
    )
  if (donation.stoolReceiptStatus === 'Implemented') await uncount(tx, profile, deps.texts.ranks, now)
  const event = { category: 'Donation', operation: 'Correct' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, reason, vault: deps.vault, now, requestId })
  return cancelled
}

async function uncount(tx: Transaction, profile: UserProfileRow, ranks: RankRules, now: Date): Promise<void> {
  const total = Math.max(0, profile.totalDonationsCount - 1)
  await tx
    .update(userProfiles)
    .set({
      totalDonationsCount: total,
      latestDonationsCount: Math.max(0, profile.latestDonationsCount - 1),
      userRank: rankFor(total, ranks),
      version: profile.version + 1,
      updatedAt: now,
    })
    .where(eq(userProfiles.id, profile.id))
}

/** Cancels a donation up to ten seconds after recording (server's clock), without a reason. Repeats change nothing. */
export async function undoDonation(context: RequestContext, input: UndoDonationInput): Promise<Reception> {
  const caller = requireDuty(context, 'undoDonation')
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

/** Cancels a donation recorded by mistake and stores the reason. */
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
