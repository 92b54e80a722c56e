import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { toldPoints } from '../../shared/messages/officePoints'
import { closePointSchema } from '../../shared/validation/personActions'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { CloseOfficePointInput, OfficePoint, Success } from '../generated/resolvers'
import { officePoints } from '../schema/officePoints'

/**
 * Closes a point with a note of its result. Closing it again changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a note, NOT_FOUND
 */
export async function closeOfficePoint(
  context: RequestContext,
  input: CloseOfficePointInput,
): Promise<Success> {
  const caller = requireAdministrator(context)
  const { now, requestId } = context
  const { Id, Reason } = validated(closePointSchema, input)
  const id = requireUuid(Id)
  await inTransaction(context, async (tx) => {
    const [point] = await tx.select().from(officePoints).where(eq(officePoints.id, id)).for('update')
    if (!point) throw new AppError('NOT_FOUND')
    if (point.closedAt) return
    await tx.update(officePoints).set({ closedAt: now, updatedAt: now }).where(eq(officePoints.id, id))
    const event = { category: 'Profile', operation: 'ClosePoint', kind: point.kind } as const
    await recordActivity(tx, {
      event,
      userId: point.userId,
      actorId: caller.id,
      reason: Reason,
      now,
      requestId,
    })
  })
  return { success: true }
}

/** A person's open points, oldest first; members see only those that are told to them. */
export async function openPointsOf(
  { deps: { db }, principal }: RequestContext,
  userId: string,
): Promise<OfficePoint[]> {
  const rows = await db
    .select()
    .from(officePoints)
    .where(
      and(
        eq(officePoints.userId, userId),
        isNull(officePoints.closedAt),
        principal.kind === 'staff' ? undefined : inArray(officePoints.kind, [...toldPoints]),
      ),
    )
    .orderBy(asc(officePoints.createdAt), asc(officePoints.kind))
  return rows.map(({ id, kind, createdAt, updatedAt }) => ({
    Id: id,
    Sk: 'OfficePoint',
    Kind: kind,
    CreatedAt: createdAt,
    UpdatedAt: updatedAt,
  }))
}
