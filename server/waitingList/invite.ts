import { randomUUID } from 'node:crypto'
import { invitationDeadline } from '../../shared/booking'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import type { Month } from './monthPlaces'
import { guidances, type GuidanceRow } from '../schema/guidance'

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
