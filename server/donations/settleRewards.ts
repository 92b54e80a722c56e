import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { NO_REWARDS_DUE } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { RewardSummary, SettleRewardsInput } from '../generated/resolvers'
import { screenings } from '../screenings/tables'
import { recipientOf } from '../users/recipientOf'
import { userProfiles } from '../users/tables'
import { rewardEntries, rewardContacts } from './tables'
import { rewardsOfUser } from './rewardsOfUser'

/**
 * Notes that the rewards of a closed period were handed over, all at once. `Period` is the day the period ended.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, NOT_FOUND, INVALID_STATE when nothing of
 *   that period is due, so that nothing is paid twice
 */
export async function settleRewards(
  context: RequestContext,
  input: SettleRewardsInput,
): Promise<RewardSummary> {
  const caller = requireAdministrator(context)
  const { now, requestId, deps } = context
  const userId = requireUuid(input.UserId)

  return inTransaction(context, async (tx) => {
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, userId)).for('update')
    if (!profile) throw new AppError('NOT_FOUND')
    const due = await tx
      .select({ entry: rewardEntries })
      .from(rewardEntries)
      .innerJoin(screenings, eq(rewardEntries.periodId, screenings.id))
      .where(
        and(
          eq(rewardEntries.userId, userId),
          eq(rewardEntries.stage, 'Due'),
          eq(screenings.periodClosedOn, input.Period),
        ),
      )
    const paid = due.map(({ entry }) => ({
      ...entry,
      id: randomUUID(),
      stage: 'Paid' as const,
      createdAt: now,
    }))
    const written =
      paid.length > 0 ? await tx.insert(rewardEntries).values(paid).onConflictDoNothing().returning() : []
    if (written.length === 0) throw new AppError('INVALID_STATE', NO_REWARDS_DUE)

    const amount = written.reduce((sum, entry) => sum + entry.amountYen, 0)
    const count = new Set(written.map((entry) => entry.donationId)).size
    const event = { category: 'Reward', operation: 'Pay', count, amount } as const
    await recordActivity(tx, { event, userId, actorId: caller.id, now, requestId })
    if (profile.email)
      await deps.mail.enqueue(tx, {
        kind: 'rewardsPaid',
        params: { amountYen: amount },
        ...recipientOf(profile),
        dedupeKey: `rewardsPaid/${userId}/${input.Period}`,
      })
    const sums = await rewardsOfUser(tx, userId)
    // The address of somebody who has left was kept for this alone.
    if (sums.Due === 0) await tx.delete(rewardContacts).where(eq(rewardContacts.userId, userId))
    return sums
  })
}
