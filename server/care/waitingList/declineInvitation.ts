import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { requireActiveUser, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Queryable } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import type { Guidance } from '../../generated/resolvers'
import { findGuidance, findOpenGuidanceForUpdate, toGuidance } from '../guidance/findGuidance'
import { requireBookable } from '../guidance/reserveGuidance'
import { allocations } from '../../ground/tables/allocations'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { moveStatus, recipientOf } from '../../records/person/findProfile'
import { passPlaceOn } from './invite'

/**
 * Gives the caller's invitation back. The person waits again and keeps the place in line once, later takes the last
 * one; the month's place goes to the next in line in the same transaction.
 */
export async function declineInvitation(context: RequestContext): Promise<Guidance> {
  const caller = requireActiveUser(context)
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const self = { userId: caller.id, actorId: caller.id }
    const open = requireBookable(await findOpenGuidanceForUpdate(tx, caller.id), self, now)
    const { since, isKept } = await placeInLine(tx, open)
    const person = { id: caller.id, from: 'Guidance' } as const
    const effects = isKept ? { waitingSince: since } : {}
    const profile = await moveStatus(tx, person, { event: 'invitationDeclined', now, effects })
    const [row] = await tx
      .update(guidances)
      .set({ declinedAt: now, deadlineAt: null, closedAt: now, updatedAt: now })
      .where(eq(guidances.id, open.id))
      .returning()
    if (!row) throw new AppError('INVALID_STATE')
    const event = { category: 'Guidance', operation: 'Decline', isPlaceKept: isKept } as const
    await recordActivity(tx, { event, ...self, now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'invitationDeclined',
      params: { isPlaceKept: isKept },
      ...recipientOf(profile),
      dedupeKey: `invitationDeclined/${row.id}`,
    })
    await passPlaceOn(tx, deps, open, now)
    return toGuidance(row)
  })
}

/** The start of the person's wait, and whether declining keeps the place; it does once. */
async function placeInLine(
  db: Queryable,
  { id, userId, guidanceInvitedAt }: GuidanceRow,
): Promise<{ since: Date; isKept: boolean }> {
  // Invitations from before allocations were stored use the time of the invitation.
  const since = sql<Date>`coalesce(${allocations.waitingSince}, ${guidances.guidanceInvitedAt})`.mapWith(
    allocations.waitingSince,
  )
  const standing = (condition: ReturnType<typeof and>) =>
    db
      .select({ since })
      .from(guidances)
      .leftJoin(allocations, eq(allocations.guidanceId, guidances.id))
      .where(condition)
      .orderBy(desc(guidances.createdAt))
      .limit(1)
  const [own] = await standing(eq(guidances.id, id))
  const [before] = await standing(and(eq(guidances.userId, userId), isNotNull(guidances.declinedAt)))
  const mine = own?.since ?? guidanceInvitedAt
  return { since: mine, isKept: before?.since.getTime() !== mine.getTime() }
}

/** Whether declining keeps the place in line; null if there is nothing to decline. */
export async function declineKeepsPlace({ deps }: RequestContext, userId: string): Promise<boolean | null> {
  const row = await findGuidance(deps.db, userId)
  if (!row || row.closedAt !== null || row.status === 'Reserved') return null
  return (await placeInLine(deps.db, row)).isKept
}
