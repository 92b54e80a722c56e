import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import { NO_REWARDS_DUE } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../access/context'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import { screenings } from '../schema/screenings'
import { recipientOf } from '../users/recipientOf'
import type { UserProfileRow } from '../schema/users'
import { rewardsOfUser } from './rewardsOfUser'
import { rewardContacts, rewardEntries } from '../schema/donations'

/**
 * Pays everything due for a closed period, once.
 * @param profile locked by the caller's transaction
 * @param period the day it ended
 * @returns the period's amount, and whether this call paid it
 * @throws AppError INVALID_STATE when nothing was ever due for that day
 */
export async function settlePeriod(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { profile, period, actorId }: { profile: UserProfileRow; period: JapaneseDate; actorId: string },
): Promise<{ amountYen: number; paidNow: boolean }> {
  const due = await tx
    .select({ entry: rewardEntries })
    .from(rewardEntries)
    .innerJoin(screenings, eq(rewardEntries.periodId, screenings.id))
    .where(
      and(
        eq(rewardEntries.userId, profile.id),
        eq(rewardEntries.stage, 'Due'),
        eq(screenings.periodClosedOn, period),
      ),
    )
  if (due.length === 0) throw new AppError('INVALID_STATE', NO_REWARDS_DUE)
  const paid = due.map(({ entry }) => ({
    ...entry,
    id: randomUUID(),
    stage: 'Paid' as const,
    createdAt: now,
  }))
  const written = await tx.insert(rewardEntries).values(paid).onConflictDoNothing().returning()
  const amountYen = sum(due.map(({ entry }) => entry))
  if (written.length === 0) return { amountYen, paidNow: false }

  const amount = sum(written)
  const count = new Set(written.map((entry) => entry.donationId)).size
  const event = { category: 'Reward', operation: 'Pay', count, amount } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: 'rewardsPaid',
      params: { amountYen: amount },
      ...recipientOf(profile),
      dedupeKey: `rewardsPaid/${profile.id}/${period}`,
    })
  // A former user's address was kept only for this.
  if ((await rewardsOfUser(tx, deps.texts, profile.id)).Due === 0)
    await tx.delete(rewardContacts).where(eq(rewardContacts.userId, profile.id))
  return { amountYen, paidNow: true }
}

const sum = (entries: readonly { amountYen: number }[]) =>
  entries.reduce((total, { amountYen }) => total + amountYen, 0)
