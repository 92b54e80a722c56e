import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { screenings, type ScreeningRow } from '../schema/screenings'
import { recipientOf } from '../users/recipientOf'
import type { UserProfileRow } from '../schema/users'
import { donations, donationScreenings, rewardEntries } from '../schema/donations'

export type ClosedPeriod = { count: number; amount: number }

/**
 * Ends a donor period: its donations become due, with the bonus if the renewal certified. Closing again
 * changes nothing, and the ledger's unique key prevents duplicates. The caller locks the profile, so no
 * donation is recorded meanwhile.
 * @returns the due donations and whole yen
 */
export async function closePeriod(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts'>,
  {
    profile,
    period,
    on,
    renewed,
    now,
  }: {
    profile: UserProfileRow
    period: ScreeningRow
    on: JapaneseDate
    renewed: boolean
    now: Date
  },
): Promise<ClosedPeriod> {
  const [closed] = await tx
    .update(screenings)
    .set({ periodClosedOn: on, updatedAt: now })
    .where(
      and(eq(screenings.id, period.id), isNotNull(screenings.validFrom), isNull(screenings.periodClosedOn)),
    )
    .returning({ id: screenings.id })
  if (!closed) return { count: 0, amount: 0 }

  const { donationYen, renewalBonusYen } = deps.texts.rewards
  const received = await tx
    .select({ id: donations.id, promisedYen: rewardEntries.amountYen })
    .from(donations)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, donations.id))
    .leftJoin(
      rewardEntries,
      and(
        eq(rewardEntries.donationId, donations.id),
        eq(rewardEntries.kind, 'Donation'),
        eq(rewardEntries.stage, 'Pending'),
      ),
    )
    .where(
      and(
        eq(donationScreenings.screeningId, period.id),
        eq(donations.stoolReceiptStatus, 'Implemented'),
        isNull(donations.cancelledAt),
      ),
    )
  if (received.length === 0) return { count: 0, amount: 0 }

  // Each donation earns the amount promised when it was made.
  const due = received.flatMap(({ id: donationId, promisedYen }) =>
    [
      { kind: 'Donation' as const, amountYen: promisedYen ?? donationYen },
      ...(renewed ? [{ kind: 'RenewalBonus' as const, amountYen: renewalBonusYen }] : []),
    ].map((entry) => ({
      id: randomUUID(),
      userId: profile.id,
      donationId,
      stage: 'Due' as const,
      periodId: period.id,
      createdAt: now,
      ...entry,
    })),
  )
  const written = await tx.insert(rewardEntries).values(due).onConflictDoNothing().returning()
  const amount = written.reduce((sum, entry) => sum + entry.amountYen, 0)
  const event = { category: 'Reward', operation: 'Due', count: received.length, amount } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: null, now })
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: 'rewardsDue',
      params: { from: period.validFrom ?? on, to: on, count: received.length, amountYen: amount },
      ...recipientOf(profile),
      dedupeKey: `rewardsDue/${period.id}`,
    })
  return { count: received.length, amount }
}
