import { randomUUID } from 'node:crypto'
import { invitationDeadline } from '../../../shared/rules/visits/booking'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import type { Vault } from '../../ground/vault/vault'
import { allocations } from '../../ground/tables/allocations'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { recipientOf, moveStatus } from '../../records/person/findProfile'
import { holdFirstInLine, type Standing } from './line'
import type { ClaimedPlace, Month } from './monthPlaces'
import { claimMonthPlace, holdMonth, monthOf, releaseMonthPlace } from './monthPlaces'

/**
 * Invites one person with a place claimed in the same transaction, and stores why.
 * @param outOfTurn the administrator, the reason, and the number of added places before and after
 * @throws AppError INVALID_STATE unless the person waits
 */
export async function invite(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  {
    standing: { userId, waitingSince, ahead, ...passed },
    place,
    month,
    now,
    outOfTurn,
    requestId,
  }: {
    standing: Standing
    place: ClaimedPlace
    month: Month
    now: Date
    outOfTurn?: { actorId: string; reason: string; vault: Vault; additional: [number, number] | null }
    requestId?: string
  },
): Promise<GuidanceRow> {
  const profile = await moveStatus(tx, { id: userId, from: 'WaitingGuidance' }, { event: 'invited', now })
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
  const activityId = await recordActivity(tx, {
    event: outOfTurn
      ? { category: 'Guidance', operation: 'InviteOutOfTurn', ...month, additional: outOfTurn.additional }
      : { category: 'Guidance', operation: 'Invite', ...month },
    userId,
    actorId: outOfTurn?.actorId ?? null,
    reason: outOfTurn?.reason,
    vault: outOfTurn?.vault,
    now,
    requestId,
  })
  await tx.insert(allocations).values({
    guidanceId: row.id,
    activityId,
    invitedAt: now,
    ...month,
    ...place,
    ...passed,
    outOfTurn: outOfTurn !== undefined,
    waitingSince,
    position: ahead + 1,
  })
  await deps.mail.enqueue(tx, {
    kind: 'guidanceInvitation',
    params: { deadline },
    ...recipientOf(profile),
    dedupeKey: `guidanceInvitation/${row.id}`,
  })
  return row
}

/** Invites in order while this Japanese month has places, after a passed check or added places; returns how many. */
export async function inviteFromWaitingList(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  now: Date,
): Promise<number> {
  const month = monthOf(now)
  if (!(await holdMonth(tx, month))) return 0
  for (let invited = 0; ; invited++) {
    const standing = await holdFirstInLine(tx, now)
    const place = standing && (await claimMonthPlace(tx, month, now))
    if (!place) return invited
    await invite(tx, deps, { standing, place, month, now })
  }
}

/** Returns an invitation's place to its month and gives it to the first in line, even in a past month. */
export async function passPlaceOn(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  { year, month }: Month,
  now: Date,
): Promise<void> {
  await releaseMonthPlace(tx, { year, month }, now)
  const standing = await holdFirstInLine(tx, now)
  const place = standing && (await claimMonthPlace(tx, { year, month }, now))
  if (place) await invite(tx, deps, { standing, place, month: { year, month }, now })
}
