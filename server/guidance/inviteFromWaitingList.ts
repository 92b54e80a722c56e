import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { invitationDeadline } from '../../shared/booking'
import { japaneseDateOf } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { preferenceSlots } from '../preferences/tables'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { userProfiles } from '../users/tables'
import { guidances } from './tables'

type Month = { year: number; month: number }

/**
 * Invites from the waiting list, first come first served, while this Japanese month has places. Called where a place
 * or a person appears: when a check is passed, and when an administrator raises the number.
 * @returns how many were invited
 */
export async function inviteFromWaitingList(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  now: Date,
): Promise<number> {
  const today = japaneseDateOf(now)
  const month = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
  if (!(await holdMonth(tx, month))) return 0
  for (let invited = 0; ; invited++) {
    const next = await firstInLine(tx)
    if (!next || !(await claimMonthPlace(tx, month, now))) return invited
    await invite(tx, deps, next, month, now)
  }
}

/** Inviters of a month go one after the other, so that each sees whom the one before has invited. */
async function holdMonth(tx: Transaction, { year, month }: Month): Promise<boolean> {
  const held = await tx
    .select({ id: preferenceSlots.id })
    .from(preferenceSlots)
    .where(and(eq(preferenceSlots.year, year), eq(preferenceSlots.month, month)))
    .for('update')
  return held.length === 1
}

/** The suspended keep their place in line and are passed over. */
async function firstInLine(tx: Transaction): Promise<string | null> {
  const [row] = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(
      and(
        eq(userProfiles.userStatus, 'WaitingGuidance'),
        eq(userProfiles.deleteStatus, false),
        eq(userProfiles.suspensionStatus1, false),
        eq(userProfiles.suspensionStatus2, false),
      ),
    )
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(1)
    .for('update')
  return row?.id ?? null
}

/** One statement looks and takes: never more invitations than the month has places. */
async function claimMonthPlace(tx: Transaction, { year, month }: Month, now: Date): Promise<boolean> {
  const capacity = sql`${preferenceSlots.availableSlots} + ${preferenceSlots.additionalAvailableSlots}`
  const taken = await tx
    .update(preferenceSlots)
    .set({
      givenGuidanceCount: sql`${preferenceSlots.givenGuidanceCount} + 1`,
      version: sql`${preferenceSlots.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(preferenceSlots.year, year),
        eq(preferenceSlots.month, month),
        lt(preferenceSlots.givenGuidanceCount, capacity),
      ),
    )
    .returning({ id: preferenceSlots.id })
  return taken.length === 1
}

async function invite(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  userId: string,
  month: Month,
  now: Date,
): Promise<void> {
  const profile = await moveStatus(tx, { id: userId, from: 'WaitingGuidance' }, 'invited', now)
  const deadline = invitationDeadline(now)
  const id = randomUUID()
  await tx.insert(guidances).values({
    id,
    userId,
    ...month,
    status: 'Invited',
    guidanceInvitedAt: now,
    deadlineAt: deadline,
    createdAt: now,
    updatedAt: now,
  })
  const event = { category: 'Guidance', operation: 'Invite', ...month } as const
  await recordActivity(tx, { event, userId, actorId: null, now })
  await deps.mail.enqueue(tx, {
    kind: 'guidanceInvitation',
    params: { deadline },
    ...recipientOf(profile),
    dedupeKey: `guidanceInvitation/${id}`,
  })
}
