import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { releaseMonthPlace } from '../waitingList/monthPlaces'
import { guidances, type GuidanceRow } from '../schema/guidance'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { userProfiles } from '../schema/users'
import { forEachDue } from './forEachDue'
import { inviteWaiting } from './inviteWaiting'

/**
 * Ends invitations after their last booking day: the place returns to its month, the person to the end of the
 * list, and the next person is invited.
 * @returns how many ended
 */
export async function expireInvitations(deps: Deps, now: Date): Promise<number> {
  const due = and(
    isNull(guidances.closedAt),
    ne(guidances.status, 'Reserved'),
    lt(guidances.deadlineAt, japaneseDateOf(now)),
  )
  const found = await deps.db
    .select({ id: guidances.id })
    .from(guidances)
    .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .where(and(due, eq(userProfiles.userStatus, 'Guidance'), eq(userProfiles.deleteStatus, false)))
    .orderBy(asc(guidances.guidanceInvitedAt), asc(guidances.id))
  const ended = await forEachDue(
    deps,
    found.map(({ id }) => id),
    async (tx, id) => {
      const [open] = await tx
        .select()
        .from(guidances)
        .where(and(eq(guidances.id, id), due))
        .for('update', { skipLocked: true })
      if (!open) return false
      await expire(tx, deps, open, now)
      return true
    },
  )
  if (ended > 0) await inviteWaiting(deps, now)
  return ended
}

async function expire(
  tx: Transaction,
  deps: Deps,
  { id, userId, year, month, deadlineAt }: GuidanceRow,
  now: Date,
): Promise<void> {
  const profile = await moveStatus(tx, { id: userId, from: 'Guidance' }, 'invitationExpired', now)
  await tx.update(guidances).set({ closedAt: now, updatedAt: now }).where(eq(guidances.id, id))
  await releaseMonthPlace(tx, { year, month }, now)
  await recordActivity(tx, {
    event: { category: 'Guidance', operation: 'Expire' },
    userId,
    actorId: null,
    now,
  })
  await deps.mail.enqueue(tx, {
    kind: 'invitationExpired',
    params: { deadline: deadlineAt ?? japaneseDateOf(now) },
    ...recipientOf(profile),
    dedupeKey: `invitationExpired/${id}`,
  })
}
