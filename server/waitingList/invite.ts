import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gte, notExists } from 'drizzle-orm'
import { invitationDeadline } from '../../shared/booking'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction, Queryable } from '../db/client'
import type { Deps } from '../deps'
import { guidances, type GuidanceRow } from '../schema/guidance'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { recipientOf, moveStatus } from '../users/findProfile'
import { type Month, claimMonthPlace, holdMonth, monthOf } from './monthPlaces'
import { inLine } from './waitingPosition'

/**
 * Invites one person with a place that the caller claimed in the same transaction.
 * @param outOfTurn the administrator, the reason, and the number of added places before and after
 * @throws AppError INVALID_STATE unless the person waits
 */
export async function invite(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  {
    userId,
    month,
    now,
    outOfTurn,
    requestId,
  }: {
    userId: string
    month: Month
    now: Date
    outOfTurn?: { actorId: string; reason: string; additional: [number, number] | null }
    requestId?: string
  },
): Promise<GuidanceRow> {
  const profile = await moveStatus(tx, { id: userId, from: 'WaitingGuidance' }, 'invited', now)
  const deadline = invitationDeadline(now)
  const [row] = await tx
    .insert(guidances)
    .values({
      id: randomUUID(),
      userId,
      ...month,
      status: 'Invited',
      guidanceInvitedAt: now,
      deadlineAt: deadline,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('An inserted guidance is missing')
  await recordActivity(tx, {
    event: outOfTurn
      ? { category: 'Guidance', operation: 'InviteOutOfTurn', ...month, additional: outOfTurn.additional }
      : { category: 'Guidance', operation: 'Invite', ...month },
    userId,
    actorId: outOfTurn?.actorId ?? null,
    reason: outOfTurn?.reason,
    now,
    requestId,
  })
  await deps.mail.enqueue(tx, {
    kind: 'guidanceInvitation',
    params: { deadline },
    ...recipientOf(profile),
    dedupeKey: `guidanceInvitation/${row.id}`,
  })
  return row
}

/**
 * Invites in order while this Japanese month has places. Called when a check is passed and when places are
 * added.
 * @returns the number of invitations
 */
export async function inviteFromWaitingList(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  now: Date,
): Promise<number> {
  const month = monthOf(now)
  if (!(await holdMonth(tx, month))) return 0
  for (let invited = 0; ; invited++) {
    const userId = await holdFirstInLine(tx, now)
    if (!userId || !(await claimMonthPlace(tx, month, now))) return invited
    await invite(tx, deps, { userId, month, now })
  }
}

/** People who may be invited: not before tomorrow if their invitation ended today. */
function mayBeInvited(db: Queryable, now: Date) {
  const endedToday = db
    .select({ id: guidances.id })
    .from(guidances)
    .where(
      and(
        eq(guidances.userId, userProfiles.id),
        gte(guidances.closedAt, startOfJapaneseDate(japaneseDateOf(now))),
      ),
    )
  return and(inLine, notExists(endedToday))
}

/** Locks the first person in line. */
export async function holdFirstInLine(tx: Transaction, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(mayBeInvited(tx, now))
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(1)
    .for('update')
  return row?.id ?? null
}

/** The length of the line and its first people. */
export async function readLine(
  db: Queryable,
  now: Date,
  first: number,
): Promise<{ length: number; people: UserProfileRow[] }> {
  const [line] = await db.select({ length: count() }).from(userProfiles).where(mayBeInvited(db, now))
  const people = await db
    .select()
    .from(userProfiles)
    .where(mayBeInvited(db, now))
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(first)
  return { length: line?.length ?? 0, people }
}
