import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql, desc, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PublicTexts } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { dueOtherwise, NO_REWARDS_DUE } from '../../../../shared/words/program/apiErrors'
import type { RequestContext } from '../../../ground/access/context'
import { recordActivity } from '../../../ground/recordActivity'
import type { Transaction, Queryable } from '../../../ground/db/client'
import { AppError } from '../../../ground/errors'
import type { RewardSummary, RewardPeriod, RewardStage } from '../../../generated/resolvers'
import {
  rewardContacts,
  rewardEntries,
  donations,
  donationScreenings,
  stoolReceived,
  type RewardKind,
} from '../../../ground/tables/donations'
import { screenings } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { recipientOf } from '../../../records/person/findProfile'
import { findOpenPeriod } from './closePeriod'
import { earnedBy } from './payoutsOfUser'
import { asContract } from '../../../ground/db/asContract'

type Settled = { profile: UserProfileRow; period: JapaneseDate; actorId: string }

/**
 * `settlePeriod` for one person, of whom something is due: as much as `told`, where it is given. Returns how much.
 * @throws AppError INVALID_STATE when nothing is due, CONFLICT when it is another amount
 */
export async function settleDue(
  tx: Transaction,
  context: RequestContext,
  { told, ...settled }: Settled & { told: number | null | undefined },
): Promise<number> {
  const { paidNow, amountYen } = await settlePeriod(tx, context, settled)
  if (!paidNow) throw new AppError('INVALID_STATE', NO_REWARDS_DUE)
  if (amountYen !== (told ?? amountYen)) throw new AppError('CONFLICT', dueOtherwise(amountYen))
  return amountYen
}

/**
 * Pays what is due for a closed period and not yet paid; returns how much, and whether there was any.
 * @param profile locked by the caller's transaction
 * @param period the day it ended
 * @throws AppError INVALID_STATE when nothing was ever due for that day
 */
export async function settlePeriod(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { profile, period, actorId }: Settled,
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
  const amountYen = sum(written)
  if (written.length === 0) return { amountYen, paidNow: false }

  const count = new Set(written.map((entry) => entry.donationId)).size
  const event = { category: 'Reward', operation: 'Pay', count, amount: amountYen } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: 'rewardsPaid',
      params: { amountYen },
      ...recipientOf(profile),
      // A period is paid again when something of it is owed later.
      dedupeKey: `rewardsPaid/${profile.id}/${period}/${now.toISOString()}`,
    })
  // A former user's address was kept only for this.
  if ((await rewardsOfUser(tx, deps.texts, profile.id)).Due === 0)
    await tx.delete(rewardContacts).where(eq(rewardContacts.userId, profile.id))
  return { amountYen, paidNow: true }
}

/** Due and unpaid whole yen of closed periods by `<id of the person>/<last day>`, if anything was ever due. */
export async function owedFor(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { dueYen: number; unpaidYen: number }>> {
  const paid = alias(rewardEntries, 'paid')
  const rows = await db
    .select({
      userId: rewardEntries.userId,
      period: sql<JapaneseDate>`${screenings.periodClosedOn}`,
      dueYen: sql<number>`sum(${rewardEntries.amountYen})::int`,
      unpaidYen: sql<number>`coalesce(sum(${rewardEntries.amountYen}) filter (where ${paid.id} is null), 0)::int`,
    })
    .from(rewardEntries)
    .innerJoin(screenings, eq(rewardEntries.periodId, screenings.id))
    .leftJoin(
      paid,
      and(
        eq(paid.donationId, rewardEntries.donationId),
        eq(paid.kind, rewardEntries.kind),
        eq(paid.stage, 'Paid'),
      ),
    )
    .where(
      and(
        inArray(rewardEntries.userId, [...userIds]),
        eq(rewardEntries.stage, 'Due'),
        isNotNull(screenings.periodClosedOn),
      ),
    )
    .groupBy(rewardEntries.userId, screenings.periodClosedOn)
  return new Map(rows.map(({ userId, period, ...yen }) => [`${userId}/${period}`, yen]))
}

const sum = (entries: readonly { amountYen: number }[]) =>
  entries.reduce((total, { amountYen }) => total + amountYen, 0)

/** Sums derived from the ledger, never stored: a reward counts at its furthest stage. Whole yen. */
export async function rewardsOfUser(
  db: Queryable,
  { rewards }: Pick<PublicTexts, 'rewards'>,
  userId: string,
): Promise<RewardSummary> {
  const furthest = db
    .select({
      amountYen: sql<number>`max(${rewardEntries.amountYen})`.as('amount_yen'),
      stage: sql<string>`max(${rewardEntries.stage})`.as('stage'),
    })
    .from(rewardEntries)
    .where(eq(rewardEntries.userId, userId))
    .groupBy(rewardEntries.donationId, rewardEntries.kind)
    .as('furthest')
  const [sums] = await db
    .select({
      pending: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Pending'), 0)::int`,
      due: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Due'), 0)::int`,
      paid: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Paid'), 0)::int`,
    })
    .from(furthest)
  const { pending = 0, due = 0, paid = 0 } = sums ?? {}
  const bonus = (await donationsInOpenPeriod(db, userId)) * rewards.renewalBonusYen
  return { Pending: pending, Due: due, Paid: paid, Expected: due + pending + bonus }
}

async function donationsInOpenPeriod(db: Queryable, userId: string): Promise<number> {
  const period = await findOpenPeriod(db, userId)
  if (!period) return 0
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(donations)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, donations.id))
    .where(and(eq(donationScreenings.screeningId, period.id), stoolReceived))
  return row?.count ?? 0
}

/** Rewards of each donor period from the ledger, newest first. A period has the stage of its slowest reward. */
export async function rewardPeriodsOfUser(db: Queryable, userId: string): Promise<RewardPeriod[]> {
  const furthest = db
    .select({
      periodId: donationScreenings.screeningId,
      donationId: rewardEntries.donationId,
      kind: rewardEntries.kind,
      amountYen: sql<number>`max(${rewardEntries.amountYen})`.as('amount_yen'),
      stage: sql<RewardStage>`max(${rewardEntries.stage})`.as('stage'),
      reachedAt: sql<Date>`max(${rewardEntries.createdAt})`.mapWith(rewardEntries.createdAt).as('reached_at'),
    })
    .from(rewardEntries)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, rewardEntries.donationId))
    .where(eq(rewardEntries.userId, userId))
    .groupBy(donationScreenings.screeningId, rewardEntries.donationId, rewardEntries.kind)
    .having(sql`max(${rewardEntries.stage}) <> 'Cancelled'`)
    .as('furthest')
  const rows = await db
    .select({
      id: screenings.id,
      validFrom: sql<string>`${screenings.validFrom}`,
      validUntil: sql<string>`${screenings.validUntil}`,
      closedOn: screenings.periodClosedOn,
      donations: sql<number>`count(distinct ${furthest.donationId})::int`,
      donatedAt: sql<
        string[]
      >`coalesce(json_agg(${donations.donationAt} order by ${donations.donationAt} desc)
        filter (where ${furthest.kind} = 'Donation'), '[]')`,
      earned: sql<[string, string, RewardKind, number][]>`coalesce(
        json_agg(json_build_array(${donations.id}, ${donations.donationAt}, ${furthest.kind}, amount_yen)
          order by ${donations.donationAt} desc, ${donations.id}) filter (where ${furthest.donationId} is not null), '[]')`,
      donationYen: sql<number>`coalesce(sum(amount_yen) filter (where ${furthest.kind} = 'Donation'), 0)::int`,
      bonusYen: sql<number>`coalesce(sum(amount_yen) filter (where ${furthest.kind} = 'RenewalBonus'), 0)::int`,
      dueYen: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Due'), 0)::int`,
      stage: sql<RewardStage | null>`min(stage)`,
      reachedAt: sql<Date | null>`max(reached_at)`.mapWith(rewardEntries.createdAt),
    })
    .from(screenings)
    .leftJoin(furthest, eq(furthest.periodId, screenings.id))
    .leftJoin(donations, eq(donations.id, furthest.donationId))
    .where(and(eq(screenings.userId, userId), isNotNull(screenings.validFrom)))
    .groupBy(screenings.id)
    .orderBy(desc(screenings.validFrom), desc(screenings.id))
  return rows.map((row) => ({
    ...asContract(row, 'id', 'validFrom', 'validUntil', 'closedOn'),
    ...asContract(row, 'donations', 'donationYen', 'bonusYen', 'dueYen', 'stage'),
    DonatedAt: row.donatedAt.map((at) => new Date(at)),
    Earned: earnedBy(
      row.earned.map(([donationId, at, kind, amountYen]) => ({
        donationId,
        donatedAt: new Date(at),
        kind,
        amountYen,
      })),
    ),
    PaidAt: row.stage === 'Paid' ? row.reachedAt : null,
  }))
}
