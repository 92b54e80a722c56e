import { and, desc, eq, isNull } from 'drizzle-orm'
import { canStillChange } from '../../shared/booking'
import {
  GUIDANCE_HAS_BEGUN,
  GUIDANCE_NOT_BOOKED,
  GUIDANCE_WITHIN_24_HOURS,
} from '../../shared/messages/apiErrors'
import type { Queryable, Transaction } from '../db/client'
import { AppError } from '../errors'
import { guidances, type GuidanceRow } from '../schema/guidance'
import { isOnBehalf, type GuidanceCaller } from './guidanceCaller'

/** A person's latest invitation, open or closed. */
export async function findGuidance(db: Queryable, userId: string): Promise<GuidanceRow | null> {
  const [row] = await db
    .select()
    .from(guidances)
    .where(eq(guidances.userId, userId))
    .orderBy(desc(guidances.createdAt))
    .limit(1)
  return row ?? null
}

/** The open invitation, locked; null when there is none. */
export async function findOpenGuidanceForUpdate(
  tx: Transaction,
  userId: string,
): Promise<GuidanceRow | null> {
  const [row] = await tx
    .select()
    .from(guidances)
    .where(and(eq(guidances.userId, userId), isNull(guidances.closedAt)))
    .for('update')
  return row ?? null
}

/**
 * A booking that may still change: by the person until 24 hours before its start, by an administrator until
 * its start.
 */
export function requireChangeable(
  open: GuidanceRow | null,
  caller: GuidanceCaller,
  now: Date,
): GuidanceRow & { reservedAt: Date } {
  if (open?.status !== 'Reserved' || !open.reservedAt)
    throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
  if (isOnBehalf(caller)) {
    if (open.reservedAt <= now) throw new AppError('INVALID_STATE', GUIDANCE_HAS_BEGUN)
  } else if (!canStillChange(open.reservedAt, now)) {
    throw new AppError('INVALID_STATE', GUIDANCE_WITHIN_24_HOURS)
  }
  return { ...open, reservedAt: open.reservedAt }
}
